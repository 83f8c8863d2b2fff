export { failureMessage } from './failure-message.tsx'
