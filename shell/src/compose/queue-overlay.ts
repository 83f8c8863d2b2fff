import { mountRootParcel, type ParcelConfig } from 'single-spa'
import type { QueueGate } from 'shared-session'
import { siteConfig, type SiteConfig } from 'site-config'
import { withDeadline, withOneRetry } from './deadline.ts'
import { loadExposed } from './federation.ts'

const WIDGET = 'mfe-queue'
const LOAD_DEADLINE_MS = 6000
const RETRY_WORTHWHILE_MS = 2000

type WidgetProps = { offer: (gate: QueueGate) => void; siteConfig: SiteConfig }

let widget: Promise<QueueGate> | null = null

/**
 * The waiting room as the rest of the site sees it. The widget behind it is fetched when first needed;
 * one that does not come counts as an error of the waiting room (AMB-27) and is tried again next time.
 */
export const queueGate: QueueGate = {
  async run(action) {
    try {
      return await (await theWidget()).run(action)
    } catch (error) {
      console.error(`${WIDGET} failed`, error)
      return 'error'
    }
  },
  async complete() {
    await (await widget)?.complete()
  },
}

function theWidget(): Promise<QueueGate> {
  widget ??= withDeadline(mountWidget(), LOAD_DEADLINE_MS, `loading ${WIDGET}`)
  widget.catch(() => (widget = null))
  return widget
}

async function mountWidget(): Promise<QueueGate> {
  const load = () => loadExposed<ParcelConfig<WidgetProps>>(WIDGET)
  const lifecycles = await withOneRetry(load, RETRY_WORTHWHILE_MS)
  const domElement = document.getElementById('overlay')
  if (!domElement) throw new Error('the page has no #overlay')

  const { promise: offered, resolve: offer } = Promise.withResolvers<QueueGate>()
  const parcel = mountRootParcel(lifecycles, { domElement, offer, siteConfig: siteConfig() })
  await parcel.mountPromise
  return offered
}
