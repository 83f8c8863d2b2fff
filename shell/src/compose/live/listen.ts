import { ask, connect, newsIn, type News } from './connect.ts'

const NAME = 'sbiz_registry'
const ANYTHING_NEW = 'anything new?'
const HIDDEN_PAGE_ASKS_EVERY_MS = 60_000

/**
 * Tells of every new revision while the page is open, more than once of one. The tabs of a browser share one connection:
 * the one among the visible that holds the lock has it, and passes on what it hears. A hidden page holds no connection; it
 * hears the others, and asks about once a minute. Returns a function that ends this.
 */
export function listen(onNews: (news: News) => void): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches no other origin.
  const say = (message: unknown) => channel?.postMessage(message)
  let last: News | null = null
  let visit = new AbortController()

  function tell(news: News): void {
    last = news
    say(news)
    onNews(news)
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = newsIn(data)
    if (news) onNews(news)
    else if (data === ANYTHING_NEW && last) say(last)
  })

  function follow(): void {
    visit.abort()
    visit = new AbortController()
    if (document.visibilityState === 'hidden') return askNowAndThen(tell, visit.signal)
    say(ANYTHING_NEW)
    void lead(tell, visit.signal)
  }

  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('visibilitychange', follow, { signal })
  // A page that the browser keeps for going back must hold nothing.
  addEventListener('pagehide', () => visit.abort(), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal })
  follow()
  return () => {
    listening.abort()
    visit.abort()
    channel?.close()
  }
}

/** Holds the connection from when no other tab does until the end of the visit. */
async function lead(tell: (news: News) => void, signal: AbortSignal): Promise<void> {
  // Offered on https and on this machine only: elsewhere six tabs with a connection each would block the browser.
  if (!('locks' in navigator)) return askNowAndThen(tell, signal)
  const untilOver = () => {
    connect(tell, signal)
    return new Promise<void>(resolve => {
      signal.addEventListener('abort', () => resolve())
    })
  }
  try {
    await navigator.locks.request(NAME, { signal }, untilOver)
  } catch (error) {
    if (!signal.aborted) console.warn('the page does not follow the registry', error)
  }
}

function askNowAndThen(tell: (news: News) => void, signal: AbortSignal): void {
  const later = () => setTimeout(again, HIDDEN_PAGE_ASKS_EVERY_MS * (0.75 + Math.random() / 2))
  const again = () => {
    void ask(tell, signal)
    timer = later()
  }
  let timer = later()
  signal.addEventListener('abort', () => clearTimeout(timer))
}
