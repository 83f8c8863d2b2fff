import { opcode, type QueueRequest } from 'queue-protocol'
import type { GateResult } from 'shared-session'
import { alreadyRunning, type QueueFailure } from './failure.ts'
import { readHandedOver, Handover, type HandedOver } from './handed-over.ts'
import { isTurnToGiveBack, type HeldTurn } from './held-turn.ts'
import type { Place } from './place.ts'
import type { QueueSettings } from './settings.ts'
import type { End, QueuePhase, Step } from './in-line.ts'
import { advance, begin, continueHandedOver } from './states.ts'
import type { TicketStore } from './ticket-store.ts'
import type { Transport } from './transport.ts'
import type { Wait } from './wait.ts'

export type WaitingOptions = {
  settings: QueueSettings
  transport: Transport
  ticketStore: TicketStore
  wait: Wait
  /** Milliseconds since 1970. */
  now: () => number
  /** Returns a number from 0 to 1. */
  random: () => number
  /** Called with the place while there is a line, and with null when it ends. */
  onWaiting: (place: Place | null) => void
  /** Called while a question is under way and there is no place to show yet. */
  onAsking: () => void
  onFailure: (failure: QueueFailure) => void
}

/** Waits for turns, one at a time. */
export class Waiting {
  readonly #options: WaitingOptions
  readonly #held: HeldTurn
  #phase: QueuePhase = 'notRunning'
  #stopped = new AbortController()
  #handover = new Handover()
  /** The time of the last reply. */
  #checkedAt: number | undefined

  constructor(options: WaitingOptions, held: HeldTurn) {
    this.#options = options
    this.#held = held
  }

  get phase(): QueuePhase {
    return this.#phase
  }

  /** Waits for a turn. Never throws: a failure calls `onFailure`, and the result is 'error' (AMB-27). */
  async run(action: string, given?: unknown): Promise<GateResult | 'handedOver'> {
    if (this.#isRunning()) return this.#refuseSecondRun()
    const handover = new Handover()
    this.#handover = handover
    this.#stopped = new AbortController()
    try {
      return await this.#waitForTurn(action, readHandedOver(given), handover)
    } finally {
      handover.give(null)
    }
  }

  /** Ends the wait for the next release, which continues it; null if there is none. */
  async handOver(): Promise<HandedOver | null> {
    return this.#isRunning() ? this.#handover.request() : null
  }

  stop(): void {
    if (!this.#isRunning()) return
    this.#stopped.abort()
    this.#phase = 'notRunning'
    this.#options.onWaiting(null)
  }

  async #waitForTurn(
    action: string,
    given: HandedOver | null,
    handover: Handover,
  ): Promise<GateResult | 'handedOver'> {
    const { settings, transport, ticketStore, wait, now, random } = this.#options
    const { signal } = this.#stopped
    this.#checkedAt = given?.place?.checkedAt
    const first = begin(action, settings, ticketStore.readPlace(action))
    let { inLine, next } = this.#enter(continueHandedOver(first, given, now()))
    while (next.do === 'ask') {
      const askedAt = now() + next.afterMs
      if (next.afterMs > 0) await wait(next.afterMs, AbortSignal.any([signal, handover.signal]))
      if (handover.signal.aborted && !signal.aborted)
        return this.#pauseForHandover(handover, { place: this.#stamped(next.show), askedAt })
      const reply = signal.aborted ? null : await transport.ask(next.request, signal)
      if (signal.aborted) return this.#leave(action, next.request)
      if (reply) this.#checkedAt = now()
      ;({ inLine, next } = this.#enter(advance(inLine, reply, settings, random)))
      if (next.do === 'ask' && next.failure) this.#forgetNumber(action, next.failure)
      if (reply?.fields.has('key') && inLine.check) ticketStore.keepPlace(action, reply)
    }
    // A person who is blocked keeps the number for the end of the block.
    if (next.result !== 'blocked') ticketStore.removePlace(action)
    return this.#end(inLine.action, next)
  }

  #end(action: string, { result, ticket, failure }: End): GateResult {
    const { ticketStore, onFailure } = this.#options
    keepTicket(ticketStore, ticket)
    if (typeof ticket === 'object' && isTurnToGiveBack(ticket)) this.#held.hold(action)
    if (failure) onFailure(failure)
    return result
  }

  /** Reports an error and removes the ticket; the next question takes a new number (GP-24). */
  #forgetNumber(action: string, failure: QueueFailure): void {
    this.#options.ticketStore.removePlace(action)
    this.#options.ticketStore.remove()
    this.#options.onFailure(failure)
  }

  /** The overlay and the stored number stay for the next release. */
  #pauseForHandover(handover: Handover, given: HandedOver): 'handedOver' {
    this.#phase = 'notRunning'
    handover.give(given)
    return 'handedOver'
  }

  // Sent without waiting for a reply: a server that does not receive it misses the next requests.
  #leave(action: string, last: QueueRequest): GateResult {
    const { ticketStore, transport } = this.#options
    ticketStore.removePlace(action)
    if ('key' in last) {
      const { key, node } = last
      void transport.ask({ opcode: opcode.STOP, key, node }, new AbortController().signal)
    }
    return 'stopped'
  }

  #enter(step: Step): Step {
    const { onWaiting, onAsking } = this.#options
    this.#phase = step.inLine.phase
    const { next } = step
    onWaiting(next.do === 'ask' ? this.#stamped(next.show) : null)
    if (next.do === 'ask' && !next.show) onAsking()
    return step
  }

  #stamped(place: Place | null): Place | null {
    return place && { ...place, checkedAt: this.#checkedAt }
  }

  #isRunning(): boolean {
    return this.#phase === 'running' || this.#phase === 'continue'
  }

  #refuseSecondRun(): GateResult {
    this.#options.onFailure(alreadyRunning)
    return 'error'
  }
}

function keepTicket(ticketStore: TicketStore, ticket: End['ticket']): void {
  if (ticket === 'noteTimeout') ticketStore.noteTimeout()
  else if (ticket === 'remove') ticketStore.remove()
  else if (ticket !== 'leave') ticketStore.store(ticket)
}
