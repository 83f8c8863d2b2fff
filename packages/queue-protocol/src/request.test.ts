import { describe, expect, it } from 'vitest'
import * as message from './messages.ts'
import * as opcode from './opcodes.ts'
import { queryOf, type QueueRequest } from './request.ts'

const enter: QueueRequest = { opcode: opcode.GET_TICKET_AND_CHECK_ENTER, action: 'act_3' }
const check: QueueRequest = { opcode: opcode.CHECK_ENTER, action: 'act_3', key: 'K1', ttl: 5, node: null }
const alive: QueueRequest = { opcode: opcode.ALIVE_NOTICE, action: 'act_3', key: 'K1', node: null }
const complete: QueueRequest = { opcode: opcode.SET_COMPLETE, key: 'K1', node: null }

describe('the query of a request has its parameters in the order of the protocol:', () => {
  it.each<[string, QueueRequest, before: string, after: string]>([
    ['for a ticket', enter, '5101&nfid=0&prefix=NetFunnel.gRtype=5101;&sid=s&aid=act_3&js=yes', ''],
    [
      'for a turn',
      check,
      '5002&key=K1&nfid=0&prefix=NetFunnel.gRtype=5002;&ttl=5&sid=s&aid=act_3',
      '&js=yes',
    ],
    [
      'for a turn after a second',
      { ...check, ttl: 1 },
      '5002&key=K1&nfid=0&prefix=NetFunnel.gRtype=5002;&ttl=1&sid=s&aid=act_3',
      '&js=yes',
    ],
    [
      'without a time of zero',
      { ...check, ttl: 0 },
      '5002&key=K1&nfid=0&prefix=NetFunnel.gRtype=5002;&sid=s&aid=act_3',
      '&js=yes',
    ],
    ['to keep a turn', alive, '5003&key=K1&nfid=0&prefix=NetFunnel.gRtype=5003;&sid=s&aid=act_3', '&js=yes'],
    ['to give a turn back', complete, '5004&key=K1&nfid=0&prefix=NetFunnel.gRtype=5004;', '&js=yes'],
  ])('%s', (_, request, before, after) => {
    expect(queryOf(request, 's', { now: 17 })).toBe(`opcode=${before}${after}&17`)
    expect(queryOf(request, 's', { now: 17, userData: 'user_data=shop' })).toBe(
      `opcode=${before}&user_data=shop${after}&17`,
    )
  })
})

it('the words by which a reply explains itself are those on the wire', () => {
  expect({ ...message }).toEqual({ PAUSED: 'Paused', AWAY: 'Reconnecting', NUMBER_LATER: 'Number later' })
})
