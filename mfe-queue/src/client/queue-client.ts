import { opcode, returnCode } from 'queue-protocol'
import type { OverlayGate } from 'remote-kit'
import type { GateResult } from 'shared-session'
import { alreadyRunning, connectionTimeout, missingKey, serverFailure, type QueueFailure } from './failure.ts'
import { readHandedOver, type HandedOver } from './handed-over.ts'
import type { Place } from './place.ts'
import type { Reply } from './reply.ts'
import type { QueueRequest } from './request.ts'
import type { QueueSettings } from './settings.ts'
import { advance, begin, goOn, nodeIn, type End, type QueuePhase, type Step } from './states.ts'
import { TIMEOUT_KEY, type TicketStore } from './ticket-store.ts'
import type { Transport } from './transport.ts'
import type { Wait } from './wait.ts'

export type QueueClient = Required<
  Pick<OverlayGate, 'run' | 'complete' | 'handOver' | 'leaveTurn' | 'keepTurn'>
> & {
  /** Leaves the line: who waits for the turn gets 'stopped' (QUE-103, QUE-104, GP-23). A turn that has begun goes on. */
  stop: () => void
  /** Leaves the line, and keeps no turn alive any more. */
  destroy: () => void
  phase: () => QueuePhase
}

type Options = {
  settings: QueueSettings
  transport: Transport
  ticketStore: TicketStore
  wait: Wait
  now: () => number
  /** From 0 to 1. */
  random: () => number
  /** Gets the person's place while there is a line; null as soon as there is none any more. */
  onWaiting: (place: Place | null) => void
  /**
   * Called when a turn has to be kept alive; `signal` says that it is over, `hasBegun` that it was another release's, and
   * so began a while ago.
   */
  onTurn: (action: string, signal: AbortSignal, hasBegun: boolean) => void
  /** Called while a question is under way and there is no place to show yet. */
  onAsking: () => void
  onFailure: (failure: QueueFailure) => void
}

/**
 * Waits for turns, one at a time, and gives them back. It never throws: a failure goes to `onFailure`, and the turn that
 * was asked for ends with the result 'error' (AMB-27).
 */
export function createQueueClient(options: Options): QueueClient {
  const { settings, transport, ticketStore, wait, now, random, onWaiting, onAsking, onTurn, onFailure } =
    options
  let phase: QueuePhase = 'notRunning'
  let turn = new AbortController()
  let held = new AbortController()
  let heldAction: string | null = null
  let handingOver = new AbortController()
  let handedOver = Promise.withResolvers<HandedOver | null>()

  async function run(action: string, given?: unknown): Promise<GateResult | 'handedOver'> {
    if (isRunning()) return refuseSecondRun()
    handingOver = new AbortController()
    handedOver = Promise.withResolvers()
    try {
      return await waitForTurn(action, readHandedOver(given))
    } finally {
      handedOver.resolve(null)
    }
  }

  async function waitForTurn(action: string, given: HandedOver | null): Promise<GateResult | 'handedOver'> {
    turn = new AbortController()
    const { signal } = turn
    let { inLine, next } = enter(goOn(begin(action, settings, ticketStore.readPlace(action)), given, now()))
    while (next.do === 'ask') {
      const askedAt = now() + next.afterMs
      if (next.afterMs > 0) await wait(next.afterMs, AbortSignal.any([signal, handingOver.signal]))
      if (handingOver.signal.aborted && !signal.aborted) return leaveOff({ place: next.show, askedAt })
      const reply = signal.aborted ? null : await transport.ask(next.request, signal)
      if (signal.aborted) return leave(action, next.request)
      ;({ inLine, next } = enter(advance(inLine, reply, settings, random)))
      if (next.do === 'ask' && next.failure) forgetNumber(action, next.failure)
      if (reply?.fields.has('key') && inLine.check) ticketStore.keepPlace(action, reply)
    }
    // Who is blocked while waiting keeps the number for when the block is over.
    if (next.result !== 'blocked') ticketStore.removePlace(action)
    keepTicket(next.ticket)
    if (typeof next.ticket === 'object' && isTurnToGiveBack(next.ticket)) hold(inLine.action)
    if (next.failure) onFailure(next.failure)
    return next.result
  }

  /** An error like any other, with its report and without its ticket, but what comes next is a new number (GP-24). */
  function forgetNumber(action: string, failure: QueueFailure) {
    ticketStore.removePlace(action)
    ticketStore.remove()
    onFailure(failure)
  }

  async function complete(): Promise<void> {
    leaveTurn()
    const ticket = ticketStore.read()
    ticketStore.remove()
    if (settings.letsEverybodyIn || (ticket && !isTurnToGiveBack(ticket))) return
    if (!ticket?.fields.get('key')) return onFailure(missingKey)

    const reply = await transport.ask(completion(ticket), new AbortController().signal)
    if (!reply) onFailure(connectionTimeout)
    else if (reply.code !== returnCode.SUCCESS) onFailure(serverFailure(reply.code, reply.fields.get('msg')))
  }

  function hold(action: string, hasBegun = false) {
    leaveTurn()
    held = new AbortController()
    heldAction = action
    onTurn(action, held.signal, hasBegun)
  }

  function leaveTurn(): string | null {
    const left = heldAction
    held.abort()
    heldAction = null
    return left
  }

  /** What is shown stays, and the number is the other's to ask with. */
  function leaveOff(given: HandedOver): 'handedOver' {
    phase = 'notRunning'
    handedOver.resolve(given)
    return 'handedOver'
  }

  async function handOver(): Promise<HandedOver | null> {
    if (!isRunning()) return null
    handingOver.abort()
    return handedOver.promise
  }

  function stop() {
    if (!isRunning()) return
    turn.abort()
    phase = 'notRunning'
    onWaiting(null)
  }

  function destroy() {
    stop()
    leaveTurn()
  }

  // Sent without waiting for a reply: a server that does not receive it misses the next requests.
  function leave(action: string, last: QueueRequest): GateResult {
    ticketStore.removePlace(action)
    if ('key' in last) {
      const { key, node } = last
      void transport.ask({ opcode: opcode.STOP, key, node }, new AbortController().signal)
    }
    return 'stopped'
  }

  function isRunning(): boolean {
    return phase === 'running' || phase === 'continue'
  }

  function refuseSecondRun(): GateResult {
    onFailure(alreadyRunning)
    return 'error'
  }

  function enter(step: Step): Step {
    phase = step.inLine.phase
    const { next } = step
    onWaiting(next.do === 'ask' ? next.show : null)
    if (next.do === 'ask' && !next.show) onAsking()
    return step
  }

  function keepTicket(ticket: End['ticket']) {
    if (ticket === 'noteTimeout') ticketStore.noteTimeout()
    else if (ticket === 'remove') ticketStore.remove()
    else if (ticket !== 'leave') ticketStore.store(ticket)
  }

  const keepTurn = (action: string) => hold(action, true)

  return { run, complete, stop, destroy, handOver, leaveTurn, keepTurn, phase: () => phase }
}

// The others were never a turn, or none that the waiting room counts: a place among the free, a block, a time-out.
function isTurnToGiveBack({ code, fields }: Reply): boolean {
  const isTurn = code === returnCode.SUCCESS || code === returnCode.BYPASS
  return isTurn && fields.get('key') !== TIMEOUT_KEY
}

function completion({ fields }: Reply): QueueRequest {
  return { opcode: opcode.SET_COMPLETE, key: fields.get('key') ?? '', node: nodeIn(fields) }
}
