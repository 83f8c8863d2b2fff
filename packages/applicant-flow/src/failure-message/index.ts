export { failureMessage, failureOfPress } from './failure-message.tsx'
