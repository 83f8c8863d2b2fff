import type { OverlayProps } from 'remote-kit'
import { createQueueWidget, type QueueWidget } from './queue-widget.tsx'

let widget: QueueWidget | undefined

export async function bootstrap() {}

export async function mount({ domElement, offer, reportCrash, siteConfig }: OverlayProps) {
  widget = createQueueWidget({ domElement, settings: siteConfig.queue, reportCrash })
  offer(widget)
}

export async function unmount() {
  widget?.destroy()
  widget = undefined
}
