export * as message from './messages.ts'
export * as opcode from './opcodes.ts'
export { parseReply, type Reply } from './reply.ts'
export {
  queryOf,
  type AliveNotice,
  type CheckRequest,
  type QueueNode,
  type QueueRequest,
  type Sent,
} from './request.ts'
export * as returnCode from './return-codes.ts'
export { estimateWaitSeconds, type QueuePlace } from './wait-estimate.ts'
