import {
  BROWSER_SESSION_KEY,
  dialogs,
  navigation,
  providePorts,
  SessionWatch,
  type Clock,
  type SessionCalls,
} from 'shared-session'
import { askToExtend } from './extend-question.tsx'
import { showSessionEnd } from './session-ended.tsx'
import { announce } from './announcer.tsx'

type Page = {
  calls: SessionCalls
  /** Returns whether the shown page is useless without a session. */
  needsSession: () => boolean
}

/**
 * Watches the browser's session for as long as the document exists. The ports must be provided. Checks the session
 * whenever the tab becomes visible (AMB-07), and follows changes that other tabs make.
 */
export function watchSession({ calls, needsSession }: Page): SessionWatch {
  const parts = {
    clock: pageClock,
    calls,
    dialogs,
    navigation,
    ask: askToExtend,
    announce,
    tellEnd: showSessionEnd,
  }
  const watch = new SessionWatch({ ...parts, needsSession })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void watch.check()
  })
  // An event without a key: the whole storage of the browser was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === BROWSER_SESSION_KEY || key === null) watch.joinOtherTabs()
  })
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
