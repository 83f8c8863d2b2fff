import type { QueueGate } from 'shared-session'
import type { SiteConfig } from 'site-config'
import { createQueueWidget, type QueueWidget } from './queue-widget.tsx'

type WidgetProps = {
  /** The element over the page that is the widget's own. */
  domElement: HTMLElement
  /** Takes the gate through which the rest of the site asks for its turn. */
  offer: (gate: QueueGate) => void
  siteConfig: SiteConfig
}

let widget: QueueWidget | undefined

export async function bootstrap() {}

export async function mount({ domElement, offer, siteConfig }: WidgetProps) {
  widget = createQueueWidget({ domElement, settings: siteConfig.queue })
  offer(widget)
}

export async function unmount() {
  widget?.destroy()
  widget = undefined
}
