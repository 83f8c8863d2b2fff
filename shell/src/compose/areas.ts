import {
  addErrorHandler,
  registerApplication,
  triggerAppChange,
  unloadApplication,
  unregisterApplication,
} from 'single-spa'
import type { AreaLifecycles, AreaProps } from 'remote-kit'
import type { RegisteredRemote } from 'release-format'
import { siteConfig } from 'site-config'
import { elementFor, elementOf } from './area-element.ts'
import { areaState, beginLoading, forgetAreaState, setAreaState } from './area-status.ts'
import { snapshotBeforeLeaving } from './area-transition.ts'
import { TooSlow, withDeadline, withOneRetry } from './deadline.ts'
import { entryUrl, WrongFile } from './entry-integrity.ts'
import { loadExposed } from './federation.ts'
import { evictOthers, evictRelease, notePresent } from './present-releases.ts'
import { mayTryLive, noteFailed, noteGood, releaseToLoad } from './releases.ts'
import { report, reportTime, type ReportKind } from './report.ts'
import { hungBefore } from './running-mark.ts'
import type { watch } from './watchdog/watchdog.ts'

/** No area may hold up navigation for longer than this, whatever happens to its files. */
const LOAD_DEADLINE_MS = 6000
const RETRY_WORTHWHILE_MS = 2000

/** A lifecycle that hangs would otherwise hold up every later navigation. */
const LIFECYCLE_DEADLINE_MS = 3000

/** Files that come no later than this, from the deadline on, are shown after all. */
const LATE_MS = 10_000

type ActiveWhen = (location: Location) => boolean

/** A release of an area in this page, and how far it has come. */
type Running = {
  release: RegisteredRemote
  at: 'load' | 'bootstrap' | 'mount' | 'shown' | 'left'
  update?: AreaLifecycles['update']
}

/** As single-spa calls them; `update` is the page's own to call. */
type Guarded = Omit<AreaLifecycles, 'update'>

const activity = new Map<string, ActiveWhen>()

const propsOf = new Map<string, AreaProps>()

/** By area: the release that was loaded last. */
const running = new Map<string, Running>()

/** Where a release has to be, whatever is live: the one to fall back to. */
const chosen = new Map<string, RegisteredRemote>()

/** Ends the watching of an area that is mounted. */
const watches = new Map<string, () => void>()

/** Areas that failed and are not gone yet: one that is on the screen takes as long as its unmounting. */
const leaving = new Map<string, Promise<void>>()

/** Makes an area known to the page. It loads when `activeWhen` first holds, unless its live release hung when it ran last. */
export function addArea(area: string, activeWhen: ActiveWhen): void {
  if (activity.has(area)) return
  const release = releaseToLoad(area)
  if (!release || !hungBefore(area, release.version)) return registerArea(area, activeWhen)
  activity.set(area, activeWhen)
  setAreaState(area, 'failed')
  report({ remote: area, version: release.version, kind: 'hang' }, 'the page did not end by itself')
}

/** Makes an area known to single-spa. It loads when `activeWhen` first holds, into an element of its own. */
export function registerArea(area: string, activeWhen: ActiveWhen): void {
  activity.set(area, activeWhen)
  const props: AreaProps = {
    domElement: elementFor(area),
    reportCrash: error => void isolate(area, error),
    siteConfig: siteConfig(),
  }
  propsOf.set(area, props)
  registerApplication({ name: area, app: () => loadArea(area), activeWhen, customProps: props })
}

/** Takes a remote that fails out of the page, so that everything else goes on. Called once, before single-spa starts. */
export function isolateFailedRemotes(): void {
  addErrorHandler(error => void isolate(error.appOrParcelName, error))
}

/** Tries a failed area again from the start, once what failed is gone. */
export async function retryArea(area: string): Promise<void> {
  if (areaState(area) === 'failed') await startAgain(area)
}

/** The release of an area that is on the screen now. */
export function shownRelease(area: string): RegisteredRemote | undefined {
  const now = running.get(area)
  return now?.at === 'mount' || now?.at === 'shown' ? now.release : undefined
}

/**
 * Another release is live: the area changes when it is entered next, and what is on the screen stays until it is left. An
 * area that failed is tried again at once.
 */
export function changeOnNextEntry(area: string): void {
  if (areaState(area) === 'failed') return tryFailed(area)
  const now = running.get(area)
  if (!now || leaving.has(area) || now.release.version === releaseToLoad(area)?.version) return
  if (shownRelease(area)) tellOfNewer(area, now)
  unloadApplication(area, { waitForUnmount: true }).catch(error =>
    console.warn(`${area} stays loaded`, error),
  )
  void triggerAppChange()
}

function tellOfNewer(area: string, { update }: Running): void {
  const newVersion = releaseToLoad(area)?.version
  const props = propsOf.get(area)
  if (update && newVersion && props) update({ ...props, newVersion }).catch(props.reportCrash)
}

function tryFailed(area: string): void {
  const activeWhen = activity.get(area)
  if (activeWhen?.(location)) return void startAgain(area)
  forgetAreaState(area)
  if (activeWhen) registerArea(area, activeWhen)
}

async function startAgain(area: string, release?: RegisteredRemote): Promise<void> {
  const activeWhen = activity.get(area)
  if (!activeWhen) return
  beginLoading(area)
  await leaving.get(area)
  if (release) chosen.set(area, release)
  registerArea(area, activeWhen)
  await triggerAppChange()
}

async function loadArea(area: string): Promise<Guarded> {
  const release = chosen.get(area) ?? releaseToLoad(area)
  if (!release) throw new Error(`${area} is not live`)
  chosen.delete(area)
  beginLoading(area)
  running.set(area, { release, at: 'load' })
  notePresent(area, release)
  const load = withOneRetry(() => loadExposed<AreaLifecycles>(area, release), RETRY_WORTHWHILE_MS)
  const guard = loadWatchdog()
  try {
    const lifecycles = await withDeadline(load, LOAD_DEADLINE_MS, `loading ${area}`)
    return guarded(area, release, lifecycles, await guard)
  } catch (error) {
    if (error instanceof TooSlow) void showWhenItCame(area, load)
    throw error
  }
}

type Watch = typeof watch

/** An area is watched from its first step on; one whose watchdog does not come runs all the same. */
async function loadWatchdog(): Promise<Watch | null> {
  try {
    return (await import('./watchdog/watchdog.ts')).watch
  } catch (error) {
    console.warn('areas are not watched', error)
    return null
  }
}

/** Navigation waits for it no longer; the person still does. */
async function showWhenItCame(area: string, load: Promise<unknown>): Promise<void> {
  try {
    await withDeadline(load, LATE_MS, `the late ${area}`)
    if (areaState(area) === 'late') await startAgain(area)
  } catch (error) {
    if (areaState(area) !== 'late') return
    console.error(`${area} failed`, error)
    setAreaState(area, 'failed')
  }
}

/** The release's lifecycles with what the page notes of them. */
function guarded(
  area: string,
  release: RegisteredRemote,
  { bootstrap, mount, unmount, update, unload }: AreaLifecycles,
  watchIt: Watch | null,
): Guarded {
  const now: Running = { release, at: 'load', update }
  running.set(area, now)
  return {
    bootstrap(props) {
      now.at = 'bootstrap'
      return withDeadline(bootstrap(props), LIFECYCLE_DEADLINE_MS, `starting ${area}`)
    },
    async mount(props) {
      now.at = 'mount'
      if (watchIt) beginWatch(area, watchIt, release, props)
      const begun = performance.now()
      await withDeadline(mount(props), LIFECYCLE_DEADLINE_MS, `mounting ${area}`)
      now.at = 'shown'
      setAreaState(area, 'shown')
      settle(area, release, performance.now() - begun)
    },
    async unmount(props) {
      await snapshotBeforeLeaving()
      await unmount(props)
      endWatch(area)
      // single-spa unmounts what could not be mounted, too.
      if (now.at === 'shown') now.at = 'left'
    },
    async unload(props) {
      await unload?.(props)?.catch(error =>
        console.warn(`${area} ${release.version} would not unload`, error),
      )
      running.delete(area)
      // The same one, tried again, still knows which of its files did not come, and asks for them under another address.
      if (releaseToLoad(area)?.version !== release.version) evictRelease(area, release)
    },
  }
}

function beginWatch(area: string, watchIt: Watch, release: RegisteredRemote, props: AreaProps): void {
  endWatch(area)
  watches.set(area, watchIt({ area, release, element: props.domElement, stop: props.reportCrash }))
}

function endWatch(area: string): void {
  watches.get(area)?.()
  watches.delete(area)
}

/** The release runs: what was there of others is not needed any more. */
function settle(area: string, release: RegisteredRemote, renderTime: number): void {
  const told = { remote: area, version: release.version }
  if (noteGood(area, release)) {
    report({ ...told, kind: 'loaded' })
    if (isNewHere(release)) reportTime({ ...told, kind: 'render-time', value: renderTime })
  }
  evictOthers(area, release)
  // Stands in for the live one, which has not failed so often yet that the next entry could not try it.
  if (mayTryLive(area)) changeOnNextEntry(area)
}

/** Whether its files came over the network: a release that has just gone live is compared with those that are new, too. */
function isNewHere({ entry }: RegisteredRemote): boolean {
  const loads = performance.getEntriesByName(entryUrl(entry)) as PerformanceResourceTiming[]
  return loads.some(({ transferSize }) => transferSize > 0)
}

// single-spa never retries an application that broke; only one that is registered anew runs again.
async function isolate(area: string, error: unknown): Promise<void> {
  if (leaving.has(area) || areaState(area) === 'failed') return console.error(`${area} failed`, error)
  const fallback = noteFailure(area, error)
  if (!fallback) setAreaState(area, isLate(area, error) ? 'late' : 'failed')
  const gone = takeOut(area).finally(() => leaving.delete(area))
  leaving.set(area, gone)
  await gone
  if (!fallback) return
  setAreaState(area, 'loading')
  report({ remote: area, version: fallback.version, kind: 'reverted' })
  await startAgain(area, fallback)
}

/** Whether its files may still come. */
function isLate(area: string, error: unknown): boolean {
  return error instanceof TooSlow && running.get(area)?.at === 'load'
}

/** Returns the release that takes the place of the one that failed, if there is one. */
function noteFailure(area: string, error: unknown): RegisteredRemote | undefined {
  const now = running.get(area)
  if (!now) {
    console.error(`${area} failed`, error)
    return undefined
  }
  report({ remote: area, version: now.release.version, kind: kindOf(error, now) }, error)
  return noteFailed(area, now.release)
}

function kindOf(error: unknown, { at }: Running): ReportKind {
  if (error instanceof TooSlow) return 'timeout'
  if (error instanceof WrongFile) return 'integrity'
  return at === 'shown' || at === 'left' ? 'crash' : at
}

async function takeOut(area: string): Promise<void> {
  endWatch(area)
  const element = elementOf(area)
  await unregisterApplication(area)
  element?.remove()
}
