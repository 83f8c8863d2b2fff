import { paths } from 'domain-rules/journey'
import {
  correctDeadline,
  isAhead,
  tick,
  startCountdown,
  untilNextSecond,
  type Countdown,
  type DueEvent,
} from 'domain-rules/session'
import { forgetApplicant } from '../auth-marker.ts'
import {
  ownerOfTab,
  readBrowserSession,
  writeBrowserSession,
  type BrowserSession,
} from '../browser/browser-session.ts'
import { oneTabAtATime } from '../browser/one-tab-at-a-time.ts'
import { awaitsExtension, stepOf } from '../browser/tab-step.ts'
import { leaveTurn } from '../ports.ts'
import { session } from '../session.ts'
import type { SiteHalf } from '../session-state.ts'
import * as t from '../texts.ko.ts'
import { beginSession, runningTimer, runSession } from './begin-session.ts'
import type { Extension, SessionWatchParts } from './parts.ts'

/** The longest time that other tabs wait for the extension of one tab, repeats included. */
const EXTENSION_TAKES_AT_MOST_MS = 60_000

/**
 * Watches the session of the browser against its deadline, so that neither sleep nor a hidden tab delays its end. It
 * counts the session down, asks and warns before the end, and ends it (SESS-26 to SESS-38, AMB-04 to AMB-07, GP-08).
 * The watches of several tabs agree: all of them extend or end it together.
 */
export class SessionWatch {
  readonly #parts: SessionWatchParts
  readonly #unsubscribe: () => void
  #watched: { token: string; countdown: Countdown } | null = null
  #callOffTick = () => {}
  #question: AbortController | null = null
  #extending: Promise<Extension> | null = null
  #extensions = 0
  /** The owner of this tab's session, if this document has seen that session as the shared one. */
  #sharedOwner: string | null = null
  /** The token of this tab's session, if the browser has begun another session beside it. */
  #aloneWith = ''
  #ending: Promise<void> | null = null

  constructor(parts: SessionWatchParts) {
    this.#parts = parts
    this.#unsubscribe = session.subscribe(() => this.#follow())
    const isLeftOver = session.get().timer.deadline !== null && !readBrowserSession()
    this.#tick()
    // A tab that was closed or asleep may have missed the end.
    if (isLeftOver) void this.check()
  }

  /** Adopts changes that other tabs have made to the shared session. Call it when the shared session has changed. */
  joinOtherTabs(): void {
    this.#tick()
  }

  /**
   * Asks the server for the time left. Call it when a page with the timer is entered, and when the tab becomes
   * visible.
   */
  async check(): Promise<void> {
    this.#tick()
    const { token } = session.get()
    if (!token || this.#extending) return
    const [askedAt, extensions] = [this.#parts.clock.now(), this.#extensions]
    const seconds = await this.#parts.calls.remainingSeconds(token)
    this.#join()
    const isOutdated = session.get().token !== token || this.#extensions !== extensions
    if (isOutdated || seconds === null) return
    if (seconds > 0) this.#goOn(token, runningTimer(seconds, askedAt))
    else await this.#end(t.sessionNoLongerValid)
  }

  /** Asks for another hour. A failure is shown, and the session continues unchanged (SESS-31, SESS-33, SESS-34). */
  async extend(): Promise<void> {
    this.#join()
    if (this.#extending) return
    const { clock, dialogs, announce } = this.#parts
    const [askedAt, { token: former }] = [clock.now(), session.get()]
    this.#extensions += 1
    this.#shareExtending(askedAt + EXTENSION_TAKES_AT_MOST_MS)
    this.#extending = oneTabAtATime(() => this.#anotherHour(former, askedAt))
    const extension = await this.#extending.finally(() => (this.#extending = null))

    const hasEnded = former !== '' && !session.get().token
    if (hasEnded) return
    if (typeof extension === 'object') return announce(t.sessionExtended, 'polite')
    this.#shareExtending(0)
    this.#tick()
    if (session.get().timer.isRunning) await dialogs.alert(t.extension[extension])
  }

  // Only one tab at a time asks, until its token is shared. The use of the newest token ends the older ones, so all
  // tabs must have it.
  async #anotherHour(former: string, askedAt: number): Promise<Extension> {
    this.#join()
    const { token, applicationNumber } = session.get()
    if (token !== former) return { token }
    const extension = await this.#parts.calls.extend(applicationNumber)
    this.#join()
    // A token that another tab was given meanwhile has priority: it may be in use.
    if (typeof extension === 'object' && session.get().token === former)
      beginSession(extension.token, askedAt)
    return extension
  }

  /**
   * Handles a call that was refused because its token has expired. Resolves with whether the page is led away, so
   * that no one awaits the call any more (SESS-38, GP-19).
   */
  async refused(token: string): Promise<boolean> {
    this.#join()
    if (token && session.get().token === token) void this.#end(t.sessionNoLongerValid)
    const isLedAway = this.#ending !== null
    await this.#ending
    return isLedAway
  }

  /** Ends the session on request of the person, on the server and in every tab, and leads home. */
  async logOut(): Promise<void> {
    const { calls, dialogs, navigation } = this.#parts
    if (calls.logOut && !(await calls.logOut())) return dialogs.alert(t.logOutFailed)
    this.#question?.abort()
    forgetApplicant()
    navigation.goTo(paths.home)
  }

  stop(): void {
    this.#unsubscribe()
    this.#callOffTick()
    this.#question?.abort()
  }

  /** Ticks if the session is another one or has another end. */
  #follow(): void {
    const { token, timer } = session.get()
    const isSame = token === this.#watched?.token && timer.deadline === this.#watched.countdown.deadline
    if (!isSame) this.#tick()
  }

  #tick(): void {
    this.#join()
    this.#callOffTick()
    const { token, timer } = session.get()
    if (!timer.isRunning) return void (this.#watched = null)

    const { clock } = this.#parts
    const now = clock.now()
    const deadline = timer.deadline ?? now + timer.time * 1000
    this.#callOffTick = clock.after(untilNextSecond(deadline, now), () => this.#tick())

    const { countdown, seconds, due } = tick(this.#countdownTo(deadline, token, now), now)
    // An hour that was asked for in time, here or in another tab, may have been granted already.
    if (due.includes('end') && this.#awaitsExtension(now)) return
    this.#watched = { token, countdown }
    if (isAhead('question', countdown)) this.#question?.abort()
    session.update({ timer: { time: seconds, isRunning: true, deadline } })
    for (const event of due) this.#handlers[event]()
  }

  #countdownTo(deadline: number, token: string, now: number): Countdown {
    if (this.#watched?.token !== token) return startCountdown(deadline)
    return correctDeadline(this.#watched.countdown, deadline, now)
  }

  #awaitsExtension(now: number): boolean {
    return this.#extending !== null || awaitsExtension(readBrowserSession(), ownerOfTab(), now)
  }

  /** Brings this tab and the shared session together. */
  #join(): void {
    const { token, timer } = session.get()
    if (!timer.isRunning || timer.deadline === null || token === this.#aloneWith) return
    const [owner, shared] = [ownerOfTab(), readBrowserSession()]
    const isShared = owner === this.#sharedOwner
    const step = stepOf({ owner, token, deadline: timer.deadline, isShared }, shared)
    if (step === 'keep') this.#sharedOwner = owner
    if (step === 'share') this.#share(owner, token, timer.deadline)
    if (step === 'adopt' && shared) this.#adopt(shared)
    if (step === 'end') void this.#end(t.sessionNoLongerValid)
    if (step === 'askServer') this.#goAlone(token)
  }

  // If the browser stores nothing, the next check must not conclude that another tab has ended the session.
  #share(owner: string, token: string, deadline: number): void {
    writeBrowserSession({ owner, token, deadline, extendingUntil: 0 })
    if (readBrowserSession()) this.#sharedOwner = owner
  }

  #adopt({ token, deadline }: BrowserSession): void {
    if (token !== session.get().token) this.#question?.abort()
    session.update({ token, timer: { ...session.get().timer, deadline } })
  }

  #goAlone(token: string): void {
    this.#aloneWith = token
    void this.check()
  }

  #goOn(token: string, timer: ReturnType<typeof runningTimer>): void {
    if (token === this.#aloneWith) session.update({ timer })
    else runSession(token, timer)
  }

  #shareExtending(until: number): void {
    const shared = readBrowserSession()
    if (shared?.owner === ownerOfTab()) writeBrowserSession({ ...shared, extendingUntil: until })
  }

  readonly #handlers: Readonly<Record<DueEvent, () => void>> = {
    question: () => void this.#askToExtend(),
    politeWarning: () => this.#parts.announce(t.sessionEndsInAMinute, 'polite'),
    assertiveWarning: () => this.#parts.announce(t.sessionEndsInThirtySeconds, 'assertive'),
    end: () => void this.#end(t.sessionExpired),
  }

  async #askToExtend(): Promise<void> {
    const question = new AbortController()
    this.#question = question
    if (await this.#parts.ask(question.signal)) await this.extend()
  }

  async #end(sentence: string): Promise<void> {
    const isMissed = this.#parts.needsSession()
    const { half } = session.get()
    this.#question?.abort()
    this.#sharedOwner = null
    forgetApplicant()
    if (!isMissed) return
    leaveTurn()
    this.#ending = this.#showEnd(sentence, half).finally(() => (this.#ending = null))
    await this.#ending
  }

  async #showEnd(sentence: string, half: SiteHalf): Promise<void> {
    const { dialogs, navigation, tellEnd } = this.#parts
    const path = tellEnd ? await tellEnd(sentence, half) : await dialogs.alert(sentence, { urgent: true })
    navigation.goTo(path ?? paths.home, { replace: true })
  }
}
