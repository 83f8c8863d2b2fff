/** What a request asks for (QUE-70 to QUE-77); `none`, `init` and `stop` never go over the wire. */
export const opcode = {
  none: 0,
  getTicket: 5001,
  checkEnter: 5002,
  aliveNotice: 5003,
  setComplete: 5004,
  getTicketAndCheckEnter: 5101,
  init: 5105,
  stop: 5106,
} as const

/** How a request ended, by the server's word or by the client's own (QUE-143). */
export const returnCode = {
  success: 200,
  continue: 201,
  continueDebug: 202,
  bypass: 300,
  block: 301,
  ipBlock: 302,
  express: 303,
  wrongIp: 517,
  uninitialized: 902,
  badParameter: 904,
  alreadyRunning: 907,
  connectionTimeout: 926,
  systemError: 999,
} as const
