/** What a page hears: which revision of the registry is live, and, where it is known, which script the shell starts with. */
export type News = { revision: number; shell: string | null }

type Tell = (news: News) => void

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 60_000

/** What a message of another tab, or of the site, says; null for one that is none of ours. */
export function newsIn(data: unknown): News | null {
  if (typeof data !== 'object' || !data || !('revision' in data) || typeof data.revision !== 'number')
    return null
  const shell = 'shell' in data && typeof data.shell === 'string' ? data.shell : null
  return { revision: data.revision, shell }
}

/**
 * Hears of news until `signal` says so. Where server-sent events do not come, as on a plain host, the registry is asked for
 * now and then, at a pace that leaves a host in trouble alone: each failure doubles it, up to a minute.
 */
export function connect(tell: Tell, signal: AbortSignal): void {
  if (signal.aborted) return
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let source: EventSource | undefined
  signal.addEventListener('abort', () => {
    clearTimeout(retry)
    source?.close()
  })
  open()

  function open(): void {
    source = new EventSource('/registry/events')
    source.addEventListener('revision', hear)
    source.addEventListener('error', askInstead)
  }

  function hear({ data }: MessageEvent<string>): void {
    failures = 0
    const news = newsIn(JSON.parse(data))
    if (news) tell(news)
  }

  function askInstead(): void {
    // By itself a browser would come back after three seconds, every page of the country at the same time.
    source?.close()
    failures += 1
    if (failures > 1) void ask(tell, signal)
    retry = setTimeout(open, pause(failures))
  }
}

/** Asks for the registry once. The browser asks by its ETag, and mostly hears that nothing has changed. */
export async function ask(tell: Tell, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch('/registry.json', { cache: 'no-cache', signal })
    const news = response.ok ? newsIn(await response.json()) : null
    if (news) tell(news)
  } catch {
    // Not reachable now; the next time is not far.
  }
}

/** Half of it is left to chance, so that pages which fail together do not come back together. */
function pause(failures: number): number {
  const longest = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)
  return longest * (0.5 + Math.random() / 2)
}
