import type { OverlayGate, OverlayProps } from 'remote-kit'
import { dialogs } from 'shared-session'
import { safeSessionStorage } from 'shared-session/storage'
import type { QueueConfig } from 'site-config'
import { fetchByScript } from './client/fetch-by-script.ts'
import { createQueueClient } from './client/queue-client.ts'
import { queueSettings, type QueueSettings } from './client/settings.ts'
import { createTicketStore } from './client/ticket-store.ts'
import { createTransport } from './client/transport.ts'
import { wait } from './client/wait.ts'
import { createOverlay } from './overlay/create-overlay.tsx'
import * as t from './texts.ko.ts'

export type QueueWidget = Required<OverlayGate> & {
  /** Leaves the line, if there is one, and takes the overlay off the page for good. */
  destroy: () => void
}

type Options = Pick<OverlayProps, 'domElement' | 'reportCrash'> & { settings: QueueConfig }

/** The waiting room in this page: the client that waits, and the overlay in `domElement` that shows it. */
export function createQueueWidget({ domElement, settings: config, reportCrash }: Options): QueueWidget {
  const settings = queueSettings(config, location)
  const overlay = createOverlay({ domElement, settings, now, reportCrash, onStop: () => client.stop() })
  const client = createQueueClient({
    settings,
    transport: createTransport({ settings, fetch: fetchFor(settings), now, wait }),
    ticketStore: createTicketStore({
      settings,
      storage: safeSessionStorage,
      cookies: document,
      isSecure,
      now,
    }),
    wait,
    now,
    random: () => Math.random(),
    onWaiting: place => (place ? overlay.show(place) : overlay.hide()),
    onFailure: ({ code, message }) => console.warn(`waiting room: ${message} (${code})`),
  })

  return {
    complete: client.complete,
    handOver: client.handOver,
    probe: overlay.fetchView,
    async run(action, handedOver) {
      const result = await client.run(action, handedOver)
      if (result === 'blocked') await showBlocked(settings)
      return result
    },
    destroy() {
      client.stop()
      overlay.destroy()
    },
  }
}

function fetchFor({ asksByScript, protocol, host, port }: QueueSettings) {
  if (asksByScript) return fetchByScript(new URL(`${protocol}://${host}:${port}`).origin)
  return (url: string, init: RequestInit) => fetch(url, init)
}

const isSecure = location.protocol === 'https:'
const now = () => Date.now()

/** Where the operator sends those who are turned away, or what is said to them (QUE-144 to QUE-146). */
async function showBlocked({ blockAddress, blockMessage }: QueueSettings): Promise<void> {
  if (blockAddress) location.assign(blockAddress)
  else await dialogs.alert(blockMessage || t.blocked)
}
