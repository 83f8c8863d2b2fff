/** The client functions, for the contract test of `operations`. */
export { callOps, sendAs } from './call-ops.ts'
export { followOps } from './follow-ops.ts'
export { sendChange } from '../panels/releases/change-order.ts'
