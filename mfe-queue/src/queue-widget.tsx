import type { OverlayGate, OverlayProps } from 'remote-kit'
import { dialogs } from 'shared-session'
import type { QueueConfig } from 'site-config'
import { readHandedOver } from './client/handed-over.ts'
import { createPageClient, pageNow } from './page-client.ts'
import { previewPlace, type Place } from './client/place.ts'
import { queueSettings, type QueueSettings } from './client/settings.ts'
import { createOverlay } from './overlay/create-overlay.tsx'
import * as t from './texts.ko.ts'

/** Half of the time after which the page takes a widget that shows nothing for broken. */
const SILENT_FOR_MS = 3000

export type QueueWidget = Required<OverlayGate> & {
  /** Leaves the line, if there is one, and removes the overlay permanently. */
  destroy: () => void
}

type Options = Pick<OverlayProps, 'domElement' | 'reportCrash'> & { settings: QueueConfig }

/** The waiting room in this page: the client that waits, and the overlay in `domElement` that shows it. */
export function createQueueWidget({ domElement, settings: config, reportCrash }: Options): QueueWidget {
  const settings = queueSettings(config, location)
  const stopQuestion = { isOpen: false }
  const last: { place: Place | null } = { place: null }
  const overlay = createOverlay({
    domElement,
    settings,
    now: pageNow,
    reportCrash,
    stopQuestion,
    onStop() {
      client.stop()
      overlay.hide()
    },
  })
  const client = createPageClient(settings, {
    onWaiting: place => (place ? show(place) : overlay.hide()),
    onAsking() {
      if (settings.hasPreview) show(previewPlace)
      else overlay.showPreWait(settings.hasPreWait ? 0 : SILENT_FOR_MS)
    },
  })

  function show(place: Place) {
    last.place = place
    overlay.show(place)
  }

  function enter(from: Place) {
    if (from !== previewPlace) overlay.enter()
    if (settings.staysAfterEntry) show({ ...from, ahead: 0, seconds: 1, progress: 100 })
  }

  return {
    ...client,
    complete() {
      overlay.hide()
      return client.complete()
    },
    async handOver() {
      const given = await client.handOver()
      return given && { ...given, isAskingToStop: stopQuestion.isOpen }
    },
    probe: () => overlay.fetchView(),
    async run(action, handedOver) {
      last.place = null
      stopQuestion.isOpen = readHandedOver(handedOver)?.isAskingToStop ?? false
      const result = await client.run(action, handedOver)
      if (result === 'passed' && last.place) enter(last.place)
      if (result === 'blocked') await showBlocked(settings)
      return result
    },
    destroy() {
      client.destroy()
      overlay.destroy()
    },
  }
}

/** Opens the operator's page for people who are blocked, or shows a message (QUE-144 to QUE-146). */
async function showBlocked({ blockAddress, blockMessage }: QueueSettings): Promise<void> {
  if (blockAddress) location.assign(blockAddress)
  else await dialogs.alert(blockMessage || t.blocked)
}
