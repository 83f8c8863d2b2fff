import { ask, connect, newsIn, type News } from './connect.ts'

const NAME = 'sbiz_registry'
const ANYTHING_NEW = 'anything new?'
const HIDDEN_PAGE_ASKS_EVERY_MS = 60_000

/**
 * Calls `onNews` for every new revision while the page is open, sometimes twice for one. The tabs of a browser share one
 * connection: the visible tab that holds the lock has it, and passes its news on. A hidden page holds no connection. It
 * receives news of the others, and asks about once a minute. Returns a function that ends this.
 */
export function listen(onNews: (news: News) => void): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches no other origin.
  const post = (message: unknown) => channel?.postMessage(message)
  let last: News | null = null
  let visit = new AbortController()

  function passOn(news: News): void {
    last = news
    post(news)
    onNews(news)
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = newsIn(data)
    if (news) onNews(news)
    else if (data === ANYTHING_NEW && last) post(last)
  })

  function follow(): void {
    visit.abort()
    visit = new AbortController()
    if (document.visibilityState === 'hidden') return askNowAndThen(passOn, visit.signal)
    post(ANYTHING_NEW)
    void lead(passOn, visit.signal)
  }

  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('visibilitychange', follow, { signal })
  // A page that the browser keeps for going back must not hold a connection.
  addEventListener('pagehide', () => visit.abort(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal })
  follow()
  return () => {
    listening.abort()
    visit.abort()
    channel?.close()
  }
}

/** Holds the connection while no other tab does, until the end of the visit. */
async function lead(onNews: (news: News) => void, signal: AbortSignal): Promise<void> {
  // Web Locks need https or localhost. Elsewhere every tab would hold a connection, and six of them block the
  // browser.
  if (!('locks' in navigator)) return askNowAndThen(onNews, signal)
  const untilOver = () => {
    connect(onNews, signal)
    return new Promise<void>(resolve => {
      signal.addEventListener('abort', () => resolve())
    })
  }
  try {
    await navigator.locks.request(NAME, { signal }, untilOver)
  } catch {
    // Chromium rejects the request if the page opens a window at the moment of the grant.
    if (!signal.aborted) askNowAndThen(onNews, signal)
  }
}

function askNowAndThen(onNews: (news: News) => void, signal: AbortSignal): void {
  const later = () => setTimeout(again, HIDDEN_PAGE_ASKS_EVERY_MS * (0.75 + Math.random() / 2))
  const again = () => {
    void ask(onNews, signal)
    timer = later()
  }
  let timer = later()
  signal.addEventListener('abort', () => clearTimeout(timer))
}
