import type { OverlayGate, OverlayProps } from 'remote-kit'
import { dialogs } from 'shared-session'
import { safeSessionStorage } from 'shared-session/storage'
import type { QueueConfig } from 'site-config'
import type { QueueFailure } from './client/failure.ts'
import { keepAlive } from './client/keep-alive.ts'
import { readHandedOver } from './client/handed-over.ts'
import { createQueueClient } from './client/queue-client.ts'
import { queueSettings, type QueueSettings } from './client/settings.ts'
import { previewPlace, type Place } from './client/place.ts'
import { createTicketStore } from './client/ticket-store.ts'
import { createTransport } from './client/transport.ts'
import { pageWakes, wait, waitAwake } from './client/wait.ts'
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
  let lastShown: Place | null = null
  const stopQuestion = { isOpen: false }
  const overlay = createOverlay({ domElement, settings, now, reportCrash, stopQuestion, onStop: stop })
  const userData = () => userDataFor(settings)
  const transport = createTransport({ settings, fetch: fetchFor(settings), userData, now: timeOfDay, wait })
  const ticketStore = createTicketStore({
    settings,
    storage: safeSessionStorage,
    cookies: document,
    isSecure,
    now: timeOfDay,
  })
  const failed = ({ code, message }: QueueFailure) => console.warn(`waiting room: ${message} (${code})`)
  const alive = { settings, transport, ticketStore, wait, page: document, onFailure: failed }
  const client = createQueueClient({
    settings,
    transport,
    ticketStore,
    wait: waitAwake(wait, pageWakes, timeOfDay),
    now,
    random: () => Math.random(),
    onWaiting: place => (place ? show(place) : overlay.hide()),
    onAsking() {
      if (settings.hasPreview) show(previewPlace)
      else if (settings.hasPreWait) overlay.showPreWait()
    },
    onTurn: (action, over, hasBegun) => void keepAlive(action, alive, over, hasBegun),
    onFailure: failed,
  })

  function show(place: Place) {
    lastShown = place
    overlay.show(place)
  }

  function enter(last: Place) {
    if (last !== previewPlace) overlay.enter()
    if (settings.staysAfterEntry) show(enteredPlace(last))
  }

  function stop() {
    client.stop()
    overlay.hide()
  }

  return {
    async complete() {
      overlay.hide()
      await client.complete()
    },
    async handOver() {
      const given = await client.handOver()
      return given && { ...given, isAskingToStop: stopQuestion.isOpen }
    },
    leaveTurn: client.leaveTurn,
    keepTurn: client.keepTurn,
    probe: overlay.fetchView,
    async run(action, handedOver) {
      lastShown = null
      stopQuestion.isOpen = readHandedOver(handedOver)?.isAskingToStop ?? false
      const result = await client.run(action, handedOver)
      if (result === 'passed' && lastShown) enter(lastShown)
      if (result === 'blocked') await showBlocked(settings)
      return result
    },
    destroy() {
      client.destroy()
      overlay.destroy()
    },
  }
}

function enteredPlace(last: Place): Place {
  return { ...last, ahead: 0, seconds: 1, progress: 100 }
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

function fetchFor({ asksByScript, protocol, host, port }: QueueSettings): Fetch {
  if (!asksByScript) return (url, init) => fetch(url, init)
  const { origin } = new URL(`${protocol}://${host}:${port}`)
  let byScript: Promise<Fetch> | null = null
  return async (url, init) => {
    byScript ??= loadFetchByScript(origin)
    byScript.catch(() => (byScript = null))
    return (await byScript)(url, init)
  }
}

// Few sites ask so, and none should carry it for them.
async function loadFetchByScript(origin: string): Promise<Fetch> {
  const { fetchByScript } = await import('./client/fetch-by-script.ts')
  return fetchByScript(origin)
}

// Few sites send any, too. A question without them is better than none.
async function userDataFor(settings: QueueSettings): Promise<string> {
  if (!settings.userData && settings.userDataKeys.length === 0) return ''
  try {
    const { userDataParameter } = await import('./client/user-data.ts')
    return userDataParameter(settings, { cookies: () => document.cookie, variables: globalThis })
  } catch (error) {
    console.warn('could not load what tells the waiting room of this page', error)
    return ''
  }
}

const isSecure = location.protocol === 'https:'
const timeOfDay = () => Date.now()

/** In milliseconds since 1970, from the page's beginning on: whoever sets the clock meanwhile changes no wait. */
const now = () => performance.timeOrigin + performance.now()

/** Where the operator sends those who are turned away, or what is said to them (QUE-144 to QUE-146). */
async function showBlocked({ blockAddress, blockMessage }: QueueSettings): Promise<void> {
  if (blockAddress) location.assign(blockAddress)
  else await dialogs.alert(blockMessage || t.blocked)
}
