import { paths } from 'domain-rules/journey'
import {
  correctDeadline,
  tick,
  startCountdown,
  untilNextSecond,
  type Countdown,
  type DueEvent,
} from 'domain-rules/session'
import { forgetApplicant } from '../auth-marker.ts'
import { session } from '../session.ts'
import * as t from '../texts.ko.ts'
import { beginSession, runningTimer } from './begin-session.ts'
import type { Extension, SessionWatchParts } from './parts.ts'

/**
 * Watches the session of this tab against its deadline, so that neither sleep nor a hidden tab can cheat: counts it
 * down, asks and warns before it ends, and ends it (SESS-26 to SESS-38, AMB-04 to AMB-07, GP-08).
 */
export class SessionWatch {
  readonly #parts: SessionWatchParts
  readonly #unsubscribe: () => void
  #watched: { token: string; countdown: Countdown } | null = null
  #callOffTick = () => {}
  #question: AbortController | null = null
  #extending: Promise<Extension> | null = null
  #extensions = 0

  constructor(parts: SessionWatchParts) {
    this.#parts = parts
    this.#unsubscribe = session.subscribe(() => this.#follow())
    this.#tick()
  }

  /** Asks the server how long the session still lasts: when a page with the timer is entered, and when the tab is seen again. */
  async check(): Promise<void> {
    const { token } = session.get()
    if (!token || this.#extending) return
    const [askedAt, extensions] = [this.#parts.clock.now(), this.#extensions]
    const seconds = await this.#parts.calls.remainingSeconds(token)
    const isOutdated = session.get().token !== token || this.#extensions !== extensions
    if (isOutdated || seconds === null) return
    if (seconds > 0) session.update({ timer: runningTimer(seconds, askedAt) })
    else await this.#end(t.sessionNoLongerValid)
  }

  /** Asks for another hour. A failure is shown, and the session goes on as it was (SESS-31, SESS-33, SESS-34). */
  async extend(): Promise<void> {
    if (this.#extending) return
    const { clock, calls, dialogs, announce } = this.#parts
    const askedAt = clock.now()
    this.#extensions += 1
    this.#extending = calls.extend(session.get().applicationNumber)
    const extension = await this.#extending.finally(() => (this.#extending = null))

    if (typeof extension === 'object') {
      beginSession(extension.token, askedAt)
      return announce(t.sessionExtended, 'polite')
    }
    this.#tick()
    if (session.get().timer.isRunning) await dialogs.alert(t.extension[extension])
  }

  stop(): void {
    this.#unsubscribe()
    this.#callOffTick()
    this.#question?.abort()
  }

  /** The session has changed: it may be another one, or have another end. */
  #follow(): void {
    const { token, timer } = session.get()
    const isSame = token === this.#watched?.token && timer.deadline === this.#watched.countdown.deadline
    if (!isSame || !timer.isRunning) this.#tick()
  }

  #tick(): void {
    this.#callOffTick()
    const { token, timer } = session.get()
    if (!timer.isRunning) return void (this.#watched = null)

    const { clock } = this.#parts
    const now = clock.now()
    const deadline = timer.deadline ?? now + timer.time * 1000
    this.#callOffTick = clock.after(untilNextSecond(deadline, now), () => this.#tick())

    const { countdown, seconds, due } = tick(this.#countdownTo(deadline, token), now)
    // An hour that was asked for in time may have been granted already.
    if (due.includes('end') && this.#extending) return
    this.#watched = { token, countdown }
    session.update({ timer: { time: seconds, isRunning: true, deadline } })
    for (const event of due) this.#handlers[event]()
  }

  #countdownTo(deadline: number, token: string): Countdown {
    if (this.#watched?.token !== token) return startCountdown(deadline)
    return correctDeadline(this.#watched.countdown, deadline)
  }

  readonly #handlers: Readonly<Record<DueEvent, () => void>> = {
    question: () => void this.#askToExtend(),
    politeWarning: () => this.#parts.announce(t.sessionEndsInAMinute, 'polite'),
    assertiveWarning: () => this.#parts.announce(t.sessionEndsInThirtySeconds, 'assertive'),
    end: () => void this.#end(t.sessionExpired),
  }

  async #askToExtend(): Promise<void> {
    this.#question?.abort()
    const question = new AbortController()
    this.#question = question
    if (await this.#parts.ask(question.signal)) await this.extend()
  }

  async #end(message: string): Promise<void> {
    const { dialogs, navigation, needsSession } = this.#parts
    const isMissed = needsSession()
    this.#question?.abort()
    forgetApplicant()
    if (!isMissed) return
    await dialogs.alert(message, { urgent: true })
    navigation.goTo(paths.home, { replace: true })
  }
}
