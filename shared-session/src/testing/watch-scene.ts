import { afterEach, beforeEach, vi } from 'vitest'
import { session } from '../session.ts'
import { beginSession } from '../watch/begin-session.ts'
import type { Clock, SessionWatchParts } from '../watch/parts.ts'
import { SessionWatch } from '../watch/session-watch.ts'
import { fakeClock } from './fake-clock.ts'
import { memoryStorage } from './memory-storage.ts'

const partsThatDoNothing: Omit<SessionWatchParts, 'clock'> = {
  calls: { remainingSeconds: async () => null, extend: async () => 'failed' },
  dialogs: { alert: async () => undefined },
  navigation: { goTo: () => undefined },
  ask: async () => false,
  announce: () => undefined,
  needsSession: () => false,
}

/** Gives each test of a file a browser of its own, and stops its watches afterwards. */
export function watchScene() {
  const watches: SessionWatch[] = []
  let endGuard = () => {}

  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryStorage())
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('document', { cookie: 'sbiz_auth_on=1' })
    vi.stubGlobal('navigator', {})
    session.reset()
  })
  afterEach(() => {
    for (const watch of watches.splice(0)) watch.stop()
    endGuard()
    vi.unstubAllGlobals()
  })

  function begun(parts: SessionWatchParts): SessionWatch {
    endGuard()
    endGuard = session.subscribe(endlessChangeGuard(parts.clock))
    const watch = new SessionWatch(parts)
    watches.push(watch)
    return watch
  }

  return {
    /** Creates a watch over a session that has just begun, or over the given one. */
    start(begin = (now: number) => beginSession('token-1', now)) {
      const clock = fakeClock()
      const alert = vi.fn<SessionWatchParts['dialogs']['alert']>().mockResolvedValue()
      const goTo = vi.fn<SessionWatchParts['navigation']['goTo']>()
      const ask = vi.fn<SessionWatchParts['ask']>(() => new Promise(() => undefined))
      const announce = vi.fn<SessionWatchParts['announce']>()
      const remainingSeconds = vi.fn<SessionWatchParts['calls']['remainingSeconds']>()
      const extend = vi.fn<SessionWatchParts['calls']['extend']>()
      const needsSession = vi.fn<() => boolean>(() => true)
      const logOut = vi.fn<NonNullable<SessionWatchParts['calls']['logOut']>>()
      const calls = { remainingSeconds: withALastCall(remainingSeconds), extend, logOut }
      session.update({
        applicationNumber: '20250000000001',
        businessNumber: '1234567890',
        identityCi: 'CI',
      })
      begin(clock.now())
      const watch = begun({
        clock,
        calls,
        dialogs: { alert },
        navigation: { goTo },
        ask,
        announce,
        needsSession,
      })
      return { clock, alert, goTo, ask, announce, remainingSeconds, extend, logOut, needsSession, watch }
    },
    /** Creates the watch of a page after a reload. */
    resume({ calls, ...parts }: Partial<SessionWatchParts> & Pick<SessionWatchParts, 'clock'>) {
      return begun({
        ...partsThatDoNothing,
        ...parts,
        calls: bounded({ ...partsThatDoNothing.calls, ...calls }),
      })
    },
  }
}

type Calls = SessionWatchParts['calls']

/** More questions than any test has. A watch that asks without an end fails its test, and does not run for ever. */
const MOST_QUESTIONS = 100

function bounded(calls: Calls): Calls {
  return { ...calls, remainingSeconds: withALastCall(calls.remainingSeconds) }
}

function withALastCall(ask: Calls['remainingSeconds']): Calls['remainingSeconds'] {
  let asked = 0
  return token => {
    asked += 1
    return asked > MOST_QUESTIONS ? new Promise(() => undefined) : ask(token)
  }
}

/** More changes of the session in one moment than any test needs. */
const MOST_CHANGES = 100

/** Returns a listener that fails the test of a session that changes without an end, so that it does not run for ever. */
function endlessChangeGuard(clock: Clock): () => void {
  let [moment, changes] = [clock.now(), 0]
  return () => {
    if (clock.now() !== moment) [moment, changes] = [clock.now(), 0]
    changes += 1
    if (changes !== MOST_CHANGES) return
    session.reset()
    throw new Error('The session changes without an end.')
  }
}

/** The remaining seconds in the session. */
export function secondsShown(): number {
  return session.get().timer.time
}
