import { returnCode } from 'queue-protocol'
import type { Place, TicketReply } from '../line/lines.ts'
import type { TicketName } from '../line/ticket-keys.ts'

const ASK_AGAIN_AFTER_S = 2

/** Guesses the places of people while the lines are out of reach, from the last place of each action. */
export class LastPlaces {
  readonly #nameOf: (key: string) => TicketName | undefined
  readonly #last = new Map<string, { number: number; place: Place }>()

  constructor(nameOf: (key: string) => TicketName | undefined) {
    this.#nameOf = nameOf
  }

  remember(reply: TicketReply): TicketReply {
    const name = reply.code === returnCode.CONTINUE ? this.#nameOf(reply.key ?? '') : undefined
    if (name && reply.place) this.#last.set(name.action, { number: name.number, place: reply.place })
    return reply
  }

  /** Returns the reply to a person who waits: the place that the last reply allows to guess. */
  guess(key: string): TicketReply {
    const name = this.#nameOf(key)
    if (!name) return { code: returnCode.NO_SUCH_KEY }
    const last = this.#last.get(name.action)
    const ahead = last ? Math.max(0, last.place.ahead + name.number - last.number) : 0
    return waiting(key, { ...last?.place, ahead })
  }

  /** Returns the reply to a person whose key cannot be read yet. */
  unknown(key: string): TicketReply {
    return waiting(key, {})
  }
}

function waiting(key: string, { ahead = 0, behind = 0, perSecond = 1 }: Partial<Place>): TicketReply {
  return {
    code: returnCode.CONTINUE,
    key,
    note: 'away',
    place: { ahead, behind, perSecond, recheckAfterS: ASK_AGAIN_AFTER_S },
  }
}
