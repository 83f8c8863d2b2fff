import { addErrorHandler, registerApplication, triggerAppChange, unregisterApplication } from 'single-spa'
import type { AreaLifecycles, AreaProps } from 'remote-kit'
import { siteConfig } from 'site-config'
import { areaState, setAreaState } from './area-status.ts'
import { snapshotBeforeLeaving } from './area-transition.ts'
import { withDeadline, withOneRetry } from './deadline.ts'
import { loadExposed } from './federation.ts'

/** No area may hold up navigation for longer than this, whatever happens to its files. */
const LOAD_DEADLINE_MS = 6000
const RETRY_WORTHWHILE_MS = 2000

type ActiveWhen = (location: Location) => boolean

const activity = new Map<string, ActiveWhen>()

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

/** Tries a failed area again from the start. */
export async function retryArea(area: string): Promise<void> {
  const activeWhen = activity.get(area)
  if (!activeWhen || areaState(area) !== 'failed') return
  setAreaState(area, 'loading')
  registerArea(area, activeWhen)
  await triggerAppChange()
}

async function loadArea(area: string): Promise<AreaLifecycles> {
  setAreaState(area, 'loading')
  const load = withOneRetry(() => loadExposed<AreaLifecycles>(area), RETRY_WORTHWHILE_MS)
  return withState(area, await withDeadline(load, LOAD_DEADLINE_MS, `loading ${area}`))
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
  if (areaState(area) === 'failed') return
  setAreaState(area, 'failed')
  await unregisterApplication(area)
  elementOf(area)?.remove()
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
