import {
  BROWSER_SESSION_KEY,
  dialogs,
  navigation,
  providePorts,
  SessionWatch,
  type Clock,
} from 'shared-session'
import { forgetAccountWithSession } from '../draft/forget-with-session.ts'
import { askToExtend } from './extend-question.tsx'
import { sessionCalls } from './session-calls.ts'
import { tellSessionEnd } from './session-ended.tsx'
import { announce } from './announcer.tsx'

type Page = {
  /** Whether the page that is shown is of no use without a session. */
  needsSession: () => boolean
}

/**
 * Watches the browser's session for as long as the document lives; the ports must be in place. Checks it whenever the tab
 * is seen again (AMB-07), and goes by what other tabs make of it. What must not outlive the session goes with it.
 */
export function watchSession({ needsSession }: Page): SessionWatch {
  const parts = {
    clock: pageClock,
    calls: sessionCalls,
    dialogs,
    navigation,
    ask: askToExtend,
    announce,
    tellEnd: tellSessionEnd,
  }
  const watch = new SessionWatch({ ...parts, needsSession })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void watch.check()
  })
  // Without a key, everything that the browser keeps was deleted.
  window.addEventListener('storage', ({ key }) => {
    if (key === BROWSER_SESSION_KEY || key === null) watch.joinOtherTabs()
  })
  forgetAccountWithSession()
  providePorts({ sessionEnd: watch })
  return watch
}

const pageClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}
