import type { Readable } from 'node:stream'
import { EventStreams } from 'server-kit'

/** The state that pages follow: the registry's revision, the script of the shell that a page gets now, and the tag of the notices. */
export type State = { revision: number; shell: string | null; notices: string }

type Options = {
  read: () => Promise<State>
  /** The interval in which the state is read while a page is connected; one read of a file for all pages. */
  lookEveryMs?: number
  heartbeatMs?: number
  /** Beyond this, in all or of one network, a page is refused, and polls the registry instead. */
  mostPages?: number
  mostOfNetwork?: number
}

export type RegistryEvents = ReturnType<typeof createRegistryEvents>

/** Sends every new revision to all connected pages, as server-sent events. Nothing is read while no page is connected. */
export function createRegistryEvents({
  read,
  lookEveryMs = 100,
  heartbeatMs = 20_000,
  mostPages = 10_000,
  mostOfNetwork = 200,
}: Options) {
  let sent = ''
  const streams = new EventStreams({ most: mostPages, mostOfNetwork, heartbeatMs, whileConnected })
  return {
    /** Returns the events for one more page at this address, the present state first. Throws `HttpError` for too many. */
    open: (address: string): Readable => streams.open(address, sent),
    close: () => streams.close(),
  }

  function whileConnected(signal: AbortSignal): void {
    const timer = setInterval(() => void look(), lookEveryMs)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      sent = ''
    })
    void look()
  }

  async function look(): Promise<void> {
    try {
      const event = `event: revision\ndata: ${JSON.stringify(await read())}\n\n`
      if (event === sent) return
      sent = event
      streams.send(event)
    } catch {
      // Without a readable registry no event is sent; readiness names the reason.
    }
  }
}
