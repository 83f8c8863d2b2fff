import { dialogs, navigation, SessionWatch, type Clock } from 'shared-session'
import { askToExtend } from './extend-question.tsx'
import { sessionCalls } from './session-calls.ts'
import { announce } from './announcer.tsx'

type Page = {
  /** Whether the page that is shown is of no use without a session. */
  needsSession: () => boolean
}

/** Watches this tab's session for as long as the document lives; the ports must be in place. Checks it whenever the tab is seen again (AMB-07). */
export function watchSession({ needsSession }: Page): SessionWatch {
  const parts = { clock: pageClock, calls: sessionCalls, dialogs, navigation, ask: askToExtend, announce }
  const watch = new SessionWatch({ ...parts, needsSession })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void watch.check()
  })
  return watch
}

const pageClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}
