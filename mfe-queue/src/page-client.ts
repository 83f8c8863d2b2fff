import { returnCode } from 'queue-protocol'
import { safeSessionStorage } from 'shared-session/storage'
import type { AliveParts } from './client/alive-notices.ts'
import type { QueueFailure } from './client/failure.ts'
import { createQueueClient, type QueueClient } from './client/queue-client.ts'
import type { QueueSettings } from './client/settings.ts'
import { createTicketStore } from './client/ticket-store.ts'
import { createTransport } from './client/transport.ts'
import { pageWakes, wait, waitAwake } from './client/wait.ts'
import type { WaitingOptions } from './client/waiting.ts'

/** Every turn lasts longer than that. */
const FIRST_NOTICE_MS = 20_000

/** Creates the client with the clock, network and storage of this page. */
export function createPageClient(
  settings: QueueSettings,
  shown: Pick<WaitingOptions, 'onWaiting' | 'onAsking'>,
): QueueClient {
  const transport = createTransport({
    settings,
    fetch: fetchFor(settings),
    userData: () => userDataFor(settings),
    now: timeOfDay,
    wait,
    isOffline: () => !navigator.onLine,
  })
  const ticketStore = createTicketStore({
    settings,
    storage: safeSessionStorage,
    cookies: document,
    isSecure: location.protocol === 'https:',
    now: timeOfDay,
  })
  const alive = { settings, transport, ticketStore, wait, page: document, onFailure: warn }
  return createQueueClient({
    settings,
    transport,
    ticketStore,
    wait: waitAwake(wait, pageWakes, timeOfDay),
    now: pageNow,
    random: () => Math.random(),
    ...shown,
    onTurn: (action, over, hasBegun) => void keepAlive(action, alive, over, hasBegun),
    onFailure: warn,
  })
}

/** Returns milliseconds since 1970, steady from the load of the page: setting the clock changes no wait. */
export const pageNow = () => performance.timeOrigin + performance.now()

const timeOfDay = () => Date.now()

/** Logs a failure. Tabs of a browser share a number and its turn, so one that another tab has used up is none. */
function warn({ code, message }: QueueFailure): void {
  if (code !== returnCode.ALREADY_COMPLETED) console.warn(`waiting room: ${message} (${code})`)
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

// Loaded on demand: few sites ask by script. One chunk for all that is rare: the entry names each with its hash.
async function loadFetchByScript(origin: string): Promise<Fetch> {
  const { fetchByScript } = await import(/* webpackChunkName: "rare" */ './client/fetch-by-script.ts')
  return fetchByScript(origin)
}

// Loaded on demand: few sites send user data. A question without it is better than none.
async function userDataFor(settings: QueueSettings): Promise<string> {
  if (!settings.userData && settings.userDataKeys.length === 0) return ''
  try {
    const { userDataParameter } = await import(/* webpackChunkName: "rare" */ './client/user-data.ts')
    return userDataParameter(settings, { cookies: () => document.cookie, variables: globalThis })
  } catch (error) {
    console.warn('could not load what tells the waiting room of this page', error)
    return ''
  }
}

/**
 * Keeps a turn alive until `over`. Most steps end before the first notice is due, so its code is loaded then. A turn that
 * began in another release sends a notice at once, however often releases change.
 */
async function keepAlive(
  action: string,
  parts: AliveParts,
  over: AbortSignal,
  hasBegun: boolean,
): Promise<void> {
  if (!hasBegun) await parts.wait(FIRST_NOTICE_MS, over)
  if (over.aborted) return
  try {
    const { sendAliveNotices } = await import('./client/alive-notices.ts')
    await sendAliveNotices(action, parts, over)
  } catch (error) {
    console.warn('could not load what keeps a turn alive', error)
  }
}
