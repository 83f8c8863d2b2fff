import { addErrorHandler, type AppError, setUnmountMaxTime, start, triggerAppChange } from 'single-spa'

const UNMOUNTED_WITHIN_MS = 3000

/** Calls `onFailure` for every failure of an area; the error has its name. */
export function listenForFailures(onFailure: (error: AppError) => void): void {
  addErrorHandler(onFailure)
}

/** Mounts the registered areas by address from now on. To be called once. */
export function startAreas(): void {
  // An area that hangs would otherwise hold up every later navigation.
  setUnmountMaxTime(UNMOUNTED_WITHIN_MS, true)
  start()
}

/** Mounts and unmounts areas for the visitor's rights as they are now, if those have changed without a move. */
export function reconsiderAreas(): void {
  void triggerAppChange()
}
