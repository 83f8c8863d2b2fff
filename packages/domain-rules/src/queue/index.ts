export {
  PASS_REQUIRED,
  PASS_REQUIRED_HEADER,
  QUEUE_ACTIONS,
  QUEUE_SERVICE,
  type QueueStep,
} from './actions.ts'
export * as opcode from './opcodes.ts'
export * as returnCode from './return-codes.ts'
export { estimateWaitSeconds, type QueuePlace } from './wait-estimate.ts'
