import { message, opcode, returnCode } from 'queue-protocol'
import { networkOf } from 'server-kit'
import { continueWith, type MaybePromise } from '../fast-path/maybe-promise.ts'
import type { AccessLists } from '../lists/access-lists.ts'
import type { Lane, Lines, ReturnCode, TicketNote, TicketOpening, TicketReply } from './lines.ts'
import type { NumberLimit } from './number-limit.ts'
import type { Question, Reply } from './protocol.ts'
import { isOfSameLine } from './ticket-keys.ts'
import type { TurnLimit } from './turn-limit.ts'

export type WaitingRoom = {
  lines: Lines
  numberLimit: NumberLimit
  turnLimit: TurnLimit
  lists: AccessLists
  service: string
  /** The action that each step of the site queues for: `home` for `act_1`. */
  actions: Readonly<Record<string, string>>
}

/** The host and port at which clients reach the ticket. */
export type Node = { ip: string; port: number }

/**
 * The client of a question. `ownKey` is the key of the number that its browser took last, `visitor` the id in its cookie
 * from an earlier refusal.
 */
export type Caller = { address: string; ownKey: string | null; visitor: () => string | null; node: Node }

/** The pause before a client asks for a number again. */
const ASK_AGAIN_AFTER_S = 2

const WORDS: Readonly<Record<TicketNote, string>> = {
  paused: message.PAUSED,
  away: message.AWAY,
  later: message.NUMBER_LATER,
}

/** Return codes of a number that is over: its browser gets a new one. */
const ENDED_CODES: readonly number[] = [
  returnCode.NO_SUCH_KEY,
  returnCode.ALREADY_COMPLETED,
  returnCode.BAD_KEY,
  returnCode.EXPIRED,
]

/** Requests that give a number or a turn back. Clients on the deny list may send them too. */
const RELEASE_OPCODES: readonly number[] = [opcode.SET_COMPLETE, opcode.STOP]

/** Returns the reply to one question. Never throws: every misunderstanding has a return code. */
export function replyTo(room: WaitingRoom, question: Question, caller: Caller): MaybePromise<Reply> {
  const { lines } = room
  const { key, opcode: asked } = question
  const { node, address, ownKey } = caller
  const standing = room.lists.standingOf(address, ownKey === null ? [key] : [key, ownKey])
  if (standing === 'denied' && !RELEASE_OPCODES.includes(asked)) return denied(question)
  const lane = standing === 'priority' ? 'priority' : 'usual'
  switch (asked) {
    case opcode.GET_TICKET_AND_CHECK_ENTER:
      return continueWith(join(room, question, caller, lane), ticket =>
        replyWith(opcode.CHECK_ENTER, ticket, node),
      )
    case opcode.GET_TICKET:
      return continueWith(join(room, question, caller, lane), ticket =>
        replyWith(asked, asTicketAlone(ticket), node),
      )
    case opcode.CHECK_ENTER:
      return continueWith(check(room, question, caller, lane), ticket => replyWith(asked, ticket, node))
    case opcode.ALIVE_NOTICE:
      return continueWith(stayAlive(room, key), ticket => replyWith(asked, ticket, node))
    case opcode.SET_COMPLETE:
      return continueWith(lines.complete(key), (code: ReturnCode) => released(asked, code, key))
    case opcode.STOP:
      return continueWith(lines.leave(key), (code: ReturnCode) => released(asked, code, key))
    case opcode.INIT:
      return { type: asked, code: returnCode.SUCCESS, fields: { msg: 'Success' } }
    default:
      return refusal(opcode.CHECK_ENTER, unknown(question))
  }
}

/** Returns the refusal of a client on the deny list, in the reply type of its request if there is one. */
function denied({ opcode: asked }: Question): Reply {
  const hasOwnType = asked === opcode.GET_TICKET || asked === opcode.ALIVE_NOTICE
  return refusal(hasOwnType ? asked : opcode.CHECK_ENTER, returnCode.BLOCK)
}

function unknown(question: Question): ReturnCode {
  return question.opcode === opcode.NONE ? returnCode.BAD_PARAMETER : returnCode.UNKNOWN_TYPE
}

// A browser has one number for an action, so that a reload and a second tab keep the place. Too many numbers for one
// address are an IP block: clients ask again a little later by themselves.
function join(room: WaitingRoom, question: Question, caller: Caller, lane: Lane): MaybePromise<TicketReply> {
  if (question.service !== room.service) return { code: returnCode.NO_SERVICE }
  const takeNumber = (): MaybePromise<TicketReply> =>
    room.numberLimit.mayTake(caller.address, caller.visitor)
      ? room.lines.join(question.action, lane, networkOf(caller.address, 56))
      : { code: returnCode.IP_BLOCK, note: 'later' }
  if (caller.ownKey === null) return takeNumber()
  return continueWith(room.lines.check(caller.ownKey, lane), (own: TicketReply) =>
    ENDED_CODES.includes(own.code) ? takeNumber() : own,
  )
}

// Pages of one browser that asked first at the same moment have a number each. The browser's own one stays.
function check(
  { lines }: WaitingRoom,
  { key }: Question,
  { ownKey }: Caller,
  lane: Lane,
): MaybePromise<TicketReply> {
  if (ownKey === null || ownKey === key || !isOfSameLine(ownKey, key)) return lines.check(key, lane)
  return continueWith(lines.check(ownKey, lane), (own: TicketReply): MaybePromise<TicketReply> => {
    if (own.place === undefined) return lines.check(key, lane)
    return continueWith(giveUp(lines, key), () => own)
  })
}

// Other pages may share the number: they still give back the turn that it has become, and learn that it is used up.
function giveUp(lines: Lines, key: string): MaybePromise<ReturnCode> {
  return continueWith(lines.end(key), (code: ReturnCode) =>
    code === returnCode.KEY_OF_ANOTHER_SERVER ? lines.leave(key) : code,
  )
}

// A wait may last for as long as it takes: only a turn is limited. Only notices of genuine keys are counted.
function stayAlive({ lines, turnLimit }: WaitingRoom, key: string): MaybePromise<TicketReply> {
  const extend = () =>
    continueWith(lines.stayAlive(key), (ticket: TicketReply) => {
      if (ticket.place) turnLimit.count(key)
      return ticket
    })
  if (!turnLimit.isOver(key)) return extend()
  return continueWith(lines.complete(key), (code: ReturnCode): MaybePromise<TicketReply> =>
    code === returnCode.SUCCESS ? { code: returnCode.EXPIRED } : extend(),
  )
}

// A request for a ticket alone succeeds even if the ticket has to wait.
function asTicketAlone(ticket: TicketReply): TicketReply {
  return ticket.code === returnCode.CONTINUE ? { ...ticket, code: returnCode.SUCCESS } : ticket
}

function replyWith(type: number, ticket: TicketReply, { ip, port }: Node): Reply {
  const { code, key, place, opening, note, message: text } = ticket
  if (!place) return note === 'later' ? later(type, code) : refusal(type, code)
  const { ahead, behind, perSecond, recheckAfterS } = place
  // Clients that wait read an `nwait` of 0 as their turn.
  const isWaiting = type === opcode.CHECK_ENTER && code === returnCode.CONTINUE
  const nwait = Math.max(ahead, isWaiting ? 1 : 0)
  const tps = perSecond.toFixed(6)
  const ttl = Math.ceil(recheckAfterS)
  const fields = {
    key,
    nwait,
    nnext: behind,
    tps,
    ttl,
    ip,
    port,
    ...(ttl > recheckAfterS && { soon: recheckAfterS }),
  }
  if (!opening && !note && !text && nwait === ahead) return { type, code, fields }
  return {
    type,
    code,
    fields: {
      ...fields,
      ...(nwait !== ahead && { ahead }),
      ...(opening && openingFields(opening)),
      ...(note && { msg: WORDS[note] }),
      // Values are ASCII, and no client decodes them by itself.
      ...(text && { notice: Buffer.from(text).toString('base64url') }),
    },
  }
}

// Other clients ignore `ttl` on a 302, and ask again after a pause of their own.
function later(type: number, code: ReturnCode): Reply {
  return { type, code, fields: { msg: WORDS.later, ttl: ASK_AGAIN_AFTER_S } }
}

/**
 * `opens` is in seconds since 1970, `opensin` in seconds from now, for clocks that are wrong. Other clients ignore these
 * fields.
 */
function openingFields({ opensAt, leftS, draw, entrant }: TicketOpening): Record<string, string | number> {
  const drawn = draw === undefined || entrant === undefined ? {} : { draw, entrant }
  return { opens: Math.ceil(opensAt / 1_000), opensin: leftS, ...drawn }
}

// The key alone decides: clients send no action here, or a wrong one.
function released(type: number, code: ReturnCode, key: string): Reply {
  return code === returnCode.SUCCESS ? { type, code, fields: { key } } : refusal(type, code)
}

const messages: Partial<Record<ReturnCode, string>> = {
  [returnCode.BLOCK]: 'Blocked',
  [returnCode.IP_BLOCK]: 'Blocked for a while',
  [returnCode.NO_SERVICE]: 'Service is not exist',
  [returnCode.NO_ACTION]: 'Action is not exist',
  [returnCode.ALREADY_COMPLETED]: 'Already completed',
  [returnCode.KEY_OF_ANOTHER_SERVER]: 'Not entered yet',
  [returnCode.NO_SUCH_KEY]: 'Key is not exist',
  [returnCode.BAD_PARAMETER]: 'Bad parameter',
  [returnCode.UNKNOWN_TYPE]: 'Unknown type',
  [returnCode.EXPIRED]: 'Expired',
}

function refusal(type: number, code: ReturnCode): Reply {
  return { type, code, fields: { msg: messages[code] ?? 'Error' } }
}
