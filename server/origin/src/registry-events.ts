import type { Readable } from 'node:stream'
import { createEventStreams } from 'server-kit'

/** What a page hears of: the registry's revision, and the script of the shell that a page gets now. */
export type State = { revision: number; shell: string | null }

type Options = {
  read: () => Promise<State>
  /** How often the state is looked at while a page listens; one look at a file, whatever the number of pages. */
  lookEveryMs?: number
  heartbeatMs?: number
  /** Past this a page is refused, and asks for the registry now and then instead. */
  mostPages?: number
}

export type RegistryEvents = {
  /** The events for one more page, the present state first; null when there are too many. */
  open(): Readable | null
  /** Ends all connections. */
  close(): void
}

/** Tells the pages that listen of every new revision, as server-sent events. It works only while a page listens. */
export function createRegistryEvents({
  read,
  lookEveryMs = 100,
  heartbeatMs = 20_000,
  mostPages = 10_000,
}: Options): RegistryEvents {
  let told = ''
  const streams = createEventStreams({ most: mostPages, heartbeatMs, whileAnyListens })
  return { open: () => streams.open(told), close: streams.close }

  function whileAnyListens(signal: AbortSignal): void {
    const timer = setInterval(() => void look(), lookEveryMs)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      told = ''
    })
    void look()
  }

  async function look(): Promise<void> {
    try {
      const event = `event: revision\ndata: ${JSON.stringify(await read())}\n\n`
      if (event === told) return
      told = event
      streams.tell(event)
    } catch {
      // Without a readable registry there is nothing to tell; readiness names the reason.
    }
  }
}
