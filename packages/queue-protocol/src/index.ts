export * as message from './messages.ts'
export * as opcode from './opcodes.ts'
export * as returnCode from './return-codes.ts'
export { estimateWaitSeconds, type QueuePlace } from './wait-estimate.ts'
