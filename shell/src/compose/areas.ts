import { addErrorHandler, registerApplication, triggerAppChange, unregisterApplication } from 'single-spa'
import type { AreaLifecycles, AreaProps } from 'remote-kit'
import { siteConfig } from 'site-config'
import { areaState, beginLoading, setAreaState } from './area-status.ts'
import { snapshotBeforeLeaving } from './area-transition.ts'
import { TooSlow, withDeadline, withOneRetry } from './deadline.ts'
import { loadExposed } from './federation.ts'

/** No area may hold up navigation for longer than this, whatever happens to its files. */
const LOAD_DEADLINE_MS = 6000
const RETRY_WORTHWHILE_MS = 2000

/** Files that come no later than this, from the deadline on, are shown after all. */
const LATE_MS = 10_000

type ActiveWhen = (location: Location) => boolean

const activity = new Map<string, ActiveWhen>()

/** Areas that failed and are not gone yet: one that is on the screen takes as long as its unmounting. */
const leaving = new Map<string, Promise<void>>()

/** Makes an area known to single-spa. It loads when `activeWhen` first holds, into an element of its own. */
export function registerArea(area: string, activeWhen: ActiveWhen): void {
  activity.set(area, activeWhen)
  const props: AreaProps = {
    domElement: elementFor(area),
    reportCrash: error => void isolate(area, error),
    siteConfig: siteConfig(),
  }
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

async function startAgain(area: string): Promise<void> {
  const activeWhen = activity.get(area)
  if (!activeWhen) return
  beginLoading(area)
  await leaving.get(area)
  registerArea(area, activeWhen)
  await triggerAppChange()
}

async function loadArea(area: string): Promise<AreaLifecycles> {
  beginLoading(area)
  const load = withOneRetry(() => loadExposed<AreaLifecycles>(area), RETRY_WORTHWHILE_MS)
  try {
    return withState(area, await withDeadline(load, LOAD_DEADLINE_MS, `loading ${area}`))
  } catch (error) {
    if (error instanceof TooSlow) void showWhenItCame(area, load)
    throw error
  }
}

/** Navigation waits for it no longer; the person still does. */
async function showWhenItCame(area: string, load: Promise<unknown>): Promise<void> {
  try {
    await withDeadline(load, LATE_MS, `the late ${area}`)
    await startAgain(area)
  } catch (error) {
    console.error(`${area} failed`, error)
    setAreaState(area, 'failed')
  }
}

function withState(area: string, { bootstrap, mount, unmount }: AreaLifecycles): AreaLifecycles {
  return {
    bootstrap,
    async unmount(props) {
      await snapshotBeforeLeaving()
      await unmount(props)
    },
    async mount(props) {
      await mount(props)
      setAreaState(area, 'shown')
    },
  }
}

// single-spa never retries an application that broke; only one that is registered anew runs again.
async function isolate(area: string, error: unknown): Promise<void> {
  console.error(`${area} failed`, error)
  if (leaving.has(area) || areaState(area) === 'failed') return
  setAreaState(area, error instanceof TooSlow ? 'late' : 'failed')
  const gone = takeOut(area).finally(() => leaving.delete(area))
  leaving.set(area, gone)
  await gone
}

async function takeOut(area: string): Promise<void> {
  const element = elementOf(area)
  await unregisterApplication(area)
  element?.remove()
}

function elementFor(area: string): HTMLElement {
  const element = document.createElement('div')
  element.id = elementId(area)
  document.getElementById('areas')?.append(element)
  return element
}

function elementOf(area: string): HTMLElement | null {
  return document.getElementById(elementId(area))
}

function elementId(area: string): string {
  return `area-${area}`
}
