import {
  addErrorHandler,
  type AppError,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnloadMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
} from 'single-spa'
import { LIFECYCLE_DEADLINE_MS } from './host.ts'

/** Beyond every deadline: on a slow phone single-spa warns after a second, and nothing is wrong. */
const NO_WARNING_MS = 2 * LIFECYCLE_DEADLINE_MS

/** Calls `onFailure` for every failure of an area; the error has its name. */
export function listenForFailures(onFailure: (error: AppError) => void): void {
  addErrorHandler(onFailure)
}

/** Mounts the registered areas by address from now on. To be called once. */
export function startAreas(): void {
  // An area that hangs would otherwise hold up every later navigation.
  setUnmountMaxTime(LIFECYCLE_DEADLINE_MS, true, NO_WARNING_MS)
  for (const setMaxTime of [setBootstrapMaxTime, setMountMaxTime, setUnloadMaxTime])
    setMaxTime(NO_WARNING_MS, false, NO_WARNING_MS)
  start()
}

/** Mounts and unmounts areas for the visitor's rights as they are now, if those have changed without a move. */
export function reconsiderAreas(): void {
  void triggerAppChange()
}
