export { failureMessage, failureOfPress, reasonOrFailure } from './failure-message.tsx'
export { LoadFailureBox, loadFailureOf, type LoadFailure } from './load-failure.tsx'
