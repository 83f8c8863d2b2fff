import { PassThrough, type Readable } from 'node:stream'

/** What a page hears of: the registry's revision, and the script of the shell that a page gets now. */
export type State = { revision: number; shell: string | null }

type Options = {
  read: () => Promise<State>
  /** How often the state is looked at while a page listens; one look at a file, whatever the number of pages. */
  lookEveryMs?: number
  /** A line that says nothing keeps proxies from ending a silent connection. */
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
  lookEveryMs = 250,
  heartbeatMs = 20_000,
  mostPages = 10_000,
}: Options): RegistryEvents {
  const pages = new Set<PassThrough>()
  let told = ''
  let timers: NodeJS.Timeout[] = []

  return {
    open() {
      if (pages.size >= mostPages) return null
      const page = new PassThrough()
      pages.add(page)
      page.once('close', () => remove(page))
      if (pages.size === 1) begin()
      page.write(told || ':\n\n')
      return page
    },
    close() {
      for (const page of pages) page.end()
    },
  }

  function begin(): void {
    timers = [setInterval(() => void look(), lookEveryMs), setInterval(() => tellAll(':\n\n'), heartbeatMs)]
    void look()
  }

  function remove(page: PassThrough): void {
    pages.delete(page)
    if (pages.size > 0) return
    for (const timer of timers) clearInterval(timer)
    told = ''
  }

  async function look(): Promise<void> {
    try {
      const event = `event: revision\ndata: ${JSON.stringify(await read())}\n\n`
      if (event === told) return
      told = event
      tellAll(event)
    } catch {
      // Without a readable registry there is nothing to tell; readiness names the reason.
    }
  }

  function tellAll(text: string): void {
    for (const page of pages) {
      // Of a page that does not take what it is sent, nothing is kept: it asks again when it is awake.
      if (page.writableNeedDrain) page.destroy()
      else page.write(text)
    }
  }
}
