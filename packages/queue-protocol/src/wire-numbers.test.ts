import { expect, it } from 'vitest'
import * as opcode from './opcodes.ts'
import * as returnCode from './return-codes.ts'

it.each([
  ['request', 4, opcode],
  ['answer', 3, returnCode],
])('every %s has a number of its own; on the wire they have %d digits', (_, digits, table) => {
  const numbers = Object.values<number>({ ...table })
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of numbers.filter(each => each !== opcode.NONE))
    expect(String(number)).toHaveLength(digits)
})

it('the requests have the numbers of the protocol', () => {
  expect({ ...opcode }).toEqual({
    NONE: 0,
    GET_TICKET: 5001,
    CHECK_ENTER: 5002,
    ALIVE_NOTICE: 5003,
    SET_COMPLETE: 5004,
    GET_TICKET_AND_CHECK_ENTER: 5101,
    INIT: 5105,
    STOP: 5106,
  })
})
