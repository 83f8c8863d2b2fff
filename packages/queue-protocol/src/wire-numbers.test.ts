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

it('the return codes have the numbers of the protocol', () => {
  expect({ ...returnCode }).toEqual({
    SUCCESS: 200,
    CONTINUE: 201,
    CONTINUE_DEBUG: 202,
    BYPASS: 300,
    BLOCK: 301,
    IP_BLOCK: 302,
    EXPRESS: 303,
    NO_SERVICE: 500,
    NO_ACTION: 501,
    ALREADY_COMPLETED: 502,
    KEY_OF_ANOTHER_SERVER: 503,
    ISSUED_TOO_OFTEN: 504,
    NO_SUCH_KEY: 505,
    BAD_ID: 506,
    BAD_KEY: 507,
    BAD_ID_TEXT: 508,
    DUPLICATE_ID: 509,
    ACTION_NOT_DELETED: 510,
    SERVICE_EXISTS: 511,
    ACTION_EXISTS: 512,
    OVER_LICENCE: 513,
    OVER_SIZE: 514,
    NO_USER_ACTION: 515,
    KEY_TOO_LARGE: 516,
    WRONG_IP: 517,
    NOT_AUTHENTICATED: 900,
    NOT_FOUND: 901,
    UNINITIALIZED: 902,
    BAD_CODE: 903,
    BAD_PARAMETER: 904,
    BAD_DATA: 905,
    UNKNOWN_TYPE: 906,
    ALREADY_RUNNING: 907,
    UNAVAILABLE: 908,
    NOT_EXECUTED: 909,
    SOCKET_ERROR: 920,
    SEND_ERROR: 921,
    RECEIVE_ERROR: 922,
    LOCAL_IP_ERROR: 925,
    CONNECTION_TIMEOUT: 926,
    NOT_CONNECTED: 927,
    BAD_DATA_RECEIVED: 928,
    INPUT_OUTPUT_ERROR: 991,
    RUNNING_ALREADY: 992,
    NO_PERMISSION: 993,
    EXPIRED: 994,
    OVER_COUNT: 995,
    NOT_SECURE: 996,
    STOPPING: 997,
    NOT_SUPPORTED: 998,
    SYSTEM_ERROR: 999,
  })
})
