export { failureMessage, failureOfPress } from './failure-message.tsx'
export { LoadFailureBox, loadFailureOf, type LoadFailure } from './load-failure.tsx'
