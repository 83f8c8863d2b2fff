import type { OverlayGate, OverlayLifecycles, OverlayProps } from 'remote-kit'
import type { RegisteredRemote } from 'release-format'
import type { GateResult, QueueGate } from 'shared-session'
import { siteConfig } from 'site-config'
import { withDeadline, withOneRetry } from './deadline.ts'
import { WrongFile } from './entry-integrity.ts'
import { loadExposed } from './federation.ts'
import { noteFailed, noteGood, releaseToLoad } from './releases.ts'
import { report, type ReportKind } from './report.ts'

export const WIDGET = 'mfe-queue'
const LOAD_DEADLINE_MS = 6000
const RETRY_WORTHWHILE_MS = 2000
const LIFECYCLE_DEADLINE_MS = 3000

/** A release of the waiting room in this page. */
export type Widget = {
  release: RegisteredRemote
  gate: OverlayGate
  element: HTMLElement
  /** Resolves once another one serves, whatever its own gate says. */
  replaced: PromiseWithResolvers<'handedOver'>
  /** Takes it out of the page, without a word to the waiting room. */
  remove: () => Promise<void>
}

/** The widget that serves; a promise while the next one takes over. */
let widget: Promise<Widget> | null = null

/** What the release before gave of a wait that the next one goes on with. */
let handedOver: unknown = null

let turn: Promise<unknown> | null = null

/**
 * The waiting room as the rest of the site sees it. The widget behind it is fetched when first needed, and may be replaced
 * while a person waits; one that does not come counts as an error of the waiting room (AMB-27) and is tried again next time.
 */
export const queueGate: QueueGate = {
  async run(action) {
    const mine = runUntilOver(action)
    turn = mine
    try {
      return await mine
    } catch (error) {
      console.error(`${WIDGET} failed`, error)
      return 'error'
    } finally {
      if (turn === mine) turn = null
    }
  },
  async complete() {
    await (await widget)?.gate.complete()
  },
}

async function runUntilOver(action: string): Promise<GateResult> {
  for (;;) {
    const { gate, replaced } = await theWidget()
    const given = handedOver
    handedOver = null
    const result = await Promise.race([gate.run(action, given ?? undefined), replaced.promise])
    if (result !== 'handedOver') return result
  }
}

function theWidget(): Promise<Widget> {
  widget ??= withDeadline(firstWidget(), LOAD_DEADLINE_MS, `loading ${WIDGET}`)
  widget.catch(() => (widget = null))
  return widget
}

async function firstWidget(): Promise<Widget> {
  const release = releaseToLoad(WIDGET)
  if (!release) throw new Error(`${WIDGET} is not live`)
  let at: 'load' | 'mount' = 'load'
  try {
    return settled(await mountWidget(release, () => (at = 'mount')))
  } catch (error) {
    const fallback = failed(release, at, error)
    if (!fallback) throw error
    return settled(await mountWidget(fallback))
  }
}

function settled(mounted: Widget): Widget {
  mounted.element.hidden = false
  noteGood(WIDGET, mounted.release)
  report({ remote: WIDGET, version: mounted.release.version, kind: 'loaded' })
  return mounted
}

/** Returns the release to fall back to, if there is one. */
export function failed(
  release: RegisteredRemote,
  kind: ReportKind,
  error: unknown,
): RegisteredRemote | undefined {
  const isWrong = error instanceof WrongFile
  report({ remote: WIDGET, version: release.version, kind: isWrong ? 'integrity' : kind }, error)
  return noteFailed(WIDGET, release)
}

/**
 * Brings a release into the page, out of sight; `onLoaded` is called when its files are there. Rejects when they do not come,
 * or when it cannot be mounted.
 */
export async function mountWidget(release: RegisteredRemote, onLoaded?: () => void): Promise<Widget> {
  const load = () => loadExposed<OverlayLifecycles>(WIDGET, release)
  const lifecycles = await withOneRetry(load, RETRY_WORTHWHILE_MS)
  onLoaded?.()
  const element = elementOverPage()
  try {
    return await mountInto(element, release, lifecycles)
  } catch (error) {
    element.remove()
    throw error
  }
}

async function mountInto(
  domElement: HTMLElement,
  release: RegisteredRemote,
  lifecycles: OverlayLifecycles,
): Promise<Widget> {
  const { promise: offered, resolve: offer } = Promise.withResolvers<OverlayGate>()
  const props: OverlayProps = {
    domElement,
    offer,
    reportCrash: error => void replaceCrashed(release, error),
    siteConfig: siteConfig(),
  }
  // Not as a parcel of single-spa, which keeps every root parcel for good.
  await limited(lifecycles.bootstrap(props), 'bootstrap')
  await limited(lifecycles.mount(props), 'mount')
  return {
    release,
    gate: await limited(offered, 'the gate'),
    element: domElement,
    replaced: Promise.withResolvers<'handedOver'>(),
    async remove() {
      await limited(lifecycles.unmount(props), 'unmount')
      await lifecycles.unload?.(props)
      domElement.remove()
    },
  }
}

function limited<T>(lifecycle: Promise<T>, what: string): Promise<T> {
  return withDeadline(lifecycle, LIFECYCLE_DEADLINE_MS, `${WIDGET}: ${what}`)
}

async function replaceCrashed(release: RegisteredRemote, error: unknown): Promise<void> {
  const { replaceCrashedWidget } = await import('./live/swap-overlay.ts')
  await replaceCrashedWidget(release, error)
}

function elementOverPage(): HTMLElement {
  const overlay = document.getElementById('overlay')
  if (!overlay) throw new Error('the page has no #overlay')
  const element = document.createElement('div')
  element.hidden = true
  overlay.append(element)
  return element
}

/** The widget that serves now, if there is one. */
export async function presentWidget(): Promise<Widget | null> {
  return widget
}

/** The turn that someone waits for or has just got; null when no one asks for one. */
export function presentTurn(): Promise<unknown> | null {
  return turn
}

/** From now on this one serves; who waits meanwhile goes on with it, by what was handed over. */
export function serveBy(next: Promise<Widget> | null, given: unknown = null): void {
  widget = next
  handedOver = given
}
