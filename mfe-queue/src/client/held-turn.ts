import { opcode, returnCode, type QueueRequest, type Reply } from 'queue-protocol'
import { connectionTimeout, missingKey, serverFailure, type QueueFailure } from './failure.ts'
import type { QueueSettings } from './settings.ts'
import { nodeIn } from './states.ts'
import { TIMEOUT_KEY, type TicketStore } from './ticket-store.ts'
import type { Transport } from './transport.ts'

type Options = {
  settings: QueueSettings
  transport: Transport
  ticketStore: TicketStore
  /** Called when a turn has to be kept alive until `signal`; `hasBegun` if it began in another release. */
  onTurn: (action: string, signal: AbortSignal, hasBegun: boolean) => void
  onFailure: (failure: QueueFailure) => void
}

/** The turn that this page has, until it is given back. */
export class HeldTurn {
  readonly #options: Options
  #over = new AbortController()
  #action: string | null = null

  constructor(options: Options) {
    this.#options = options
  }

  hold(action: string, hasBegun = false): void {
    this.leave()
    this.#over = new AbortController()
    this.#action = action
    this.#options.onTurn(action, this.#over.signal, hasBegun)
  }

  /** Stops keeping the turn alive; returns its action, if there was one. */
  leave(): string | null {
    const left = this.#action
    this.#over.abort()
    this.#action = null
    return left
  }

  /** Gives the turn back to the waiting room. */
  async complete(): Promise<void> {
    const { settings, transport, ticketStore, onFailure } = this.#options
    this.leave()
    const ticket = ticketStore.read()
    ticketStore.remove()
    if (settings.letsEverybodyIn || (ticket && !isTurnToGiveBack(ticket))) return
    if (!ticket?.fields.get('key')) return onFailure(missingKey)

    const reply = await transport.ask(completion(ticket), new AbortController().signal)
    if (!reply) onFailure(connectionTimeout)
    else if (reply.code !== returnCode.SUCCESS) onFailure(serverFailure(reply.code, reply.fields.get('msg')))
  }
}

/** Returns true for a turn that the waiting room counts: no free place, block or time-out. */
export function isTurnToGiveBack({ code, fields }: Reply): boolean {
  const isTurn = code === returnCode.SUCCESS || code === returnCode.BYPASS
  return isTurn && fields.get('key') !== TIMEOUT_KEY
}

function completion({ fields }: Reply): QueueRequest {
  return { opcode: opcode.SET_COMPLETE, key: fields.get('key') ?? '', node: nodeIn(fields) }
}
