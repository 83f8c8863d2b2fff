import { opcode, returnCode } from 'queue-protocol'
import type { AccessLists } from '../lists/access-lists.ts'
import type { Lane, Lines, ReturnCode, Turn, TurnOpening } from './lines.ts'
import { continueWith, type MaybePromise } from '../fast-path/maybe-promise.ts'
import type { NumberLimit } from './number-limit.ts'
import type { Answer, Question } from './protocol.ts'
import type { TurnLimit } from './turn-limit.ts'

export type WaitingRoom = {
  lines: Lines
  numberLimit: NumberLimit
  turnLimit: TurnLimit
  lists: AccessLists
  service: string
  /** Which step of the site (`home`) queues for which action (`act_1`). */
  actions: Readonly<Record<string, string>>
}

/** Where the ticket is kept, as the client is to reach it. */
export type Node = { ip: string; port: number }

/** Who asks, by network address, with the key of the number that their browser took last, if any, and the node as they have reached it. */
export type Caller = { address: string; ownKey: string | null; node: Node }

/** What is said of a number that is over: its browser gets a new one. */
const OVER: readonly number[] = [
  returnCode.NO_SUCH_KEY,
  returnCode.ALREADY_COMPLETED,
  returnCode.BAD_KEY,
  returnCode.EXPIRED,
]

/** What also one who is refused everything else may do. */
const GIVES_BACK: readonly number[] = [opcode.SET_COMPLETE, opcode.STOP]

/** What the waiting room says to one request. Every misunderstanding has its return code; nothing is thrown. */
export function answerQuestion(room: WaitingRoom, question: Question, caller: Caller): MaybePromise<Answer> {
  const { lines } = room
  const { key, opcode: asked } = question
  const { node, address, ownKey } = caller
  const standing = room.lists.standingOf(address, ownKey === null ? [key] : [key, ownKey])
  if (standing === 'denied' && !GIVES_BACK.includes(asked)) return denied(question)
  const lane = standing === 'priority' ? 'priority' : 'usual'
  switch (asked) {
    case opcode.GET_TICKET_AND_CHECK_ENTER:
      return continueWith(join(room, question, caller, lane), turn => answer(opcode.CHECK_ENTER, turn, node))
    case opcode.GET_TICKET:
      return continueWith(join(room, question, caller, lane), turn => answer(asked, asTicket(turn), node))
    case opcode.CHECK_ENTER:
      return continueWith(lines.check(key, lane), turn => answer(asked, turn, node))
    case opcode.ALIVE_NOTICE:
      return continueWith(stayAlive(room, key), turn => answer(asked, turn, node))
    case opcode.SET_COMPLETE:
      return continueWith(lines.complete(key), (code: ReturnCode) => end(asked, code, key))
    case opcode.STOP:
      return continueWith(lines.leave(key), (code: ReturnCode) => end(asked, code, key))
    case opcode.INIT:
      return { type: asked, code: returnCode.SUCCESS, fields: { msg: 'Success' } }
    default:
      return refusal(opcode.CHECK_ENTER, unknown(question))
  }
}

/** What one on the deny list is told, in whose own kind of reply there is one. */
function denied({ opcode: asked }: Question): Answer {
  const hasOwnReply = asked === opcode.GET_TICKET || asked === opcode.ALIVE_NOTICE
  return refusal(hasOwnReply ? asked : opcode.CHECK_ENTER, returnCode.BLOCK)
}

function unknown(question: Question): ReturnCode {
  return question.opcode === opcode.NONE ? returnCode.BAD_PARAMETER : returnCode.UNKNOWN_TYPE
}

// A browser has one number for an action, whatever it asks: a reload and a second tab keep the place. Too many numbers
// for one address are an IP block: clients ask for theirs again a little later, by themselves.
function join(room: WaitingRoom, question: Question, caller: Caller, lane: Lane): MaybePromise<Turn> {
  if (question.service !== room.service) return { code: returnCode.NO_SERVICE }
  const takeNumber = (): MaybePromise<Turn> =>
    room.numberLimit.mayTake(caller.address)
      ? room.lines.join(question.action, lane)
      : { code: returnCode.IP_BLOCK }
  if (caller.ownKey === null) return takeNumber()
  return continueWith(room.lines.check(caller.ownKey, lane), (kept: Turn) =>
    OVER.includes(kept.code) ? takeNumber() : kept,
  )
}

// Who waits may do so for as long as it takes: only a turn is given back then.
function stayAlive({ lines, turnLimit }: WaitingRoom, key: string): MaybePromise<Turn> {
  if (turnLimit.mayGoOn(key)) return lines.stayAlive(key)
  return continueWith(lines.complete(key), (code: ReturnCode): MaybePromise<Turn> =>
    code === returnCode.SUCCESS ? { code: returnCode.EXPIRED } : lines.stayAlive(key),
  )
}

// Who asks for a ticket alone has got what was asked for, be it one's turn or not.
function asTicket(turn: Turn): Turn {
  return turn.code === returnCode.CONTINUE ? { ...turn, code: returnCode.SUCCESS } : turn
}

function answer(type: number, { code, key, place, opening }: Turn, { ip, port }: Node): Answer {
  if (!place) return refusal(type, code)
  const { ahead, behind, perSecond, recheckAfterS } = place
  // To who waits, no one ahead would mean that it is their turn.
  const isWaiting = type === opcode.CHECK_ENTER && code === returnCode.CONTINUE
  const nwait = Math.max(ahead, isWaiting ? 1 : 0)
  const tps = perSecond.toFixed(6)
  const fields = { key, nwait, nnext: behind, tps, ttl: recheckAfterS, ip, port }
  return { type, code, fields: opening ? { ...fields, ...openingFields(opening) } : fields }
}

/** `opens` in seconds since 1970, and `opensin` in seconds from now on, for clocks that are wrong. Clients that do not know these fields pass over them. */
function openingFields({ opensAt, leftS, draw, entrant }: TurnOpening): Record<string, string | number> {
  const drawn = draw === undefined || entrant === undefined ? {} : { draw, entrant }
  return { opens: Math.ceil(opensAt / 1_000), opensin: leftS, ...drawn }
}

// The key alone says whose turn is over: clients send no action here, or a wrong one.
function end(type: number, code: ReturnCode, key: string): Answer {
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

function refusal(type: number, code: ReturnCode): Answer {
  return { type, code, fields: { msg: messages[code] ?? 'Error' } }
}
