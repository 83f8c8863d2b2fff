export {
  PASS_REQUIRED,
  PASS_REQUIRED_HEADER,
  QUEUE_ACTIONS,
  QUEUE_SERVICE,
  type QueueStep,
} from './actions.ts'
