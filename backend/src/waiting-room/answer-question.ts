import { opcodes, returnCodes, type Answer, type Question, type ReturnCode } from './protocol.ts'
import type { Tickets } from './tickets.ts'

const SLOWEST_PACE = 1
const ALIVE_AGAIN_AFTER_S = 10

export type WaitingRoom = {
  tickets: Tickets
  service: string
  /** The actions that somebody can queue for. */
  actions: readonly string[]
}

/** Where the ticket is kept, as the client is to reach it. */
export type Node = { ip: string; port: number }

/** What the waiting room says to one request. Every misunderstanding has its return code; nothing is thrown. */
export function answerQuestion(room: WaitingRoom, question: Question, node: Node): Answer {
  switch (question.opcode) {
    case opcodes.getTicketAndCheckEnter:
      return enter(room, question, opcodes.checkEnter, node)
    case opcodes.getTicket:
      return enter(room, question, opcodes.getTicket, node)
    case opcodes.checkEnter:
      return checkAgain(room, question, node)
    case opcodes.aliveNotice:
      return stayAlive(room, question, node)
    case opcodes.setComplete:
      return complete(room, question)
    default:
      return refusal(opcodes.checkEnter, question.opcode ? returnCodes.unknownType : returnCodes.badParameter)
  }
}

function enter(room: WaitingRoom, { service, action }: Question, type: string, node: Node): Answer {
  if (service !== room.service) return refusal(type, returnCodes.noService)
  if (!room.actions.includes(action)) return refusal(type, returnCodes.noAction)
  return {
    type,
    code: returnCodes.success,
    fields: ticketFields(room, room.tickets.enter(action), action, 0, node),
  }
}

function checkAgain(room: WaitingRoom, { key }: Question, node: Node): Answer {
  const type = opcodes.checkEnter
  const ticket = room.tickets.find(key)
  if (!ticket) return refusal(type, returnCodes.noSuchKey)
  if (ticket.isCompleted) return refusal(type, returnCodes.alreadyCompleted)
  return { type, code: returnCodes.success, fields: ticketFields(room, key, ticket.action, 0, node) }
}

function stayAlive(room: WaitingRoom, { key }: Question, node: Node): Answer {
  const type = opcodes.aliveNotice
  const ticket = room.tickets.find(key)
  if (!ticket) return refusal(type, returnCodes.noSuchKey)
  if (ticket.isCompleted) return refusal(type, returnCodes.alreadyCompleted)
  const fields = ticketFields(room, key, ticket.action, ALIVE_AGAIN_AFTER_S, node)
  return { type, code: returnCodes.continue, fields }
}

// The key alone says whose turn is over: clients send no action here, or a wrong one.
function complete({ tickets }: WaitingRoom, { key }: Question): Answer {
  const type = opcodes.setComplete
  const completion = tickets.complete(key)
  if (completion === 'unknown') return refusal(type, returnCodes.noSuchKey)
  if (completion === 'already completed') return refusal(type, returnCodes.alreadyCompleted)
  return { type, code: returnCodes.success, fields: { key } }
}

function ticketFields(
  { tickets }: WaitingRoom,
  key: string,
  action: string,
  ttl: number,
  { ip, port }: Node,
) {
  const tps = Math.max(SLOWEST_PACE, tickets.perSecond(action)).toFixed(6)
  return { key, nwait: 0, nnext: 0, tps, ttl, ip, port }
}

const messages: Partial<Record<ReturnCode, string>> = {
  [returnCodes.noService]: 'Service is not exist',
  [returnCodes.noAction]: 'Action is not exist',
  [returnCodes.alreadyCompleted]: 'Already completed',
  [returnCodes.noSuchKey]: 'Key is not exist',
  [returnCodes.badParameter]: 'Bad parameter',
  [returnCodes.unknownType]: 'Unknown type',
}

function refusal(type: string, code: ReturnCode): Answer {
  return { type, code, fields: { msg: messages[code] ?? '' } }
}
