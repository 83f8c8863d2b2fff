/** News of the site: the revision of its registry and, where they are known, the script that the shell starts with, and the tag of the notices. */
export type News = { revision: number; shell: string | null; notices?: string }

type OnNews = (news: News) => void

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 60_000

/** Returns the news in a message of another tab or of the site; null for any other message. */
export function newsIn(data: unknown): News | null {
  if (typeof data !== 'object' || !data || !('revision' in data) || typeof data.revision !== 'number')
    return null
  const shell = 'shell' in data && typeof data.shell === 'string' ? data.shell : null
  const notices = 'notices' in data && typeof data.notices === 'string' && { notices: data.notices }
  return { revision: data.revision, shell, ...notices }
}

/**
 * Receives news until `signal` aborts. Where server-sent events are not available, as on a plain host, the registry is
 * requested instead. Each failure doubles the pause, up to a minute.
 */
export function connect(onNews: OnNews, signal: AbortSignal): void {
  if (!signal.aborted) new Connection(onNews, signal).open()
}

class Connection {
  readonly #onNews: OnNews
  readonly #signal: AbortSignal
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #source: EventSource | undefined

  constructor(onNews: OnNews, signal: AbortSignal) {
    this.#onNews = onNews
    this.#signal = signal
    signal.addEventListener('abort', () => {
      clearTimeout(this.#retry)
      this.#source?.close()
    })
  }

  open(): void {
    this.#source = new EventSource('/registry/events')
    this.#source.addEventListener('revision', message => this.#receive(message))
    this.#source.addEventListener('error', () => this.#requestInstead())
  }

  #receive({ data }: MessageEvent<string>): void {
    this.#failures = 0
    const news = newsIn(JSON.parse(data))
    if (news) this.#onNews(news)
  }

  #requestInstead(): void {
    // By itself a browser would connect again after three seconds, every page of the country at the same time.
    this.#source?.close()
    this.#failures += 1
    if (this.#failures > 1) void ask(this.#onNews, this.#signal)
    this.#retry = setTimeout(() => this.open(), pause(this.#failures))
  }
}

/** Requests the registry once. The browser sends its ETag, and mostly receives that nothing has changed. */
export async function ask(onNews: OnNews, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch('/registry.json', { cache: 'no-cache', signal })
    const news = response.ok ? newsIn(await response.json()) : null
    if (news) onNews(news)
  } catch {
    // The site is not reachable now; the next request follows soon.
  }
}

/** Half of the pause is random, so that pages which fail together do not connect again together. */
function pause(failures: number): number {
  const longest = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)
  return longest * (0.5 + Math.random() / 2)
}
