/** The client functions, for the contract test of `operations`. */
export { callOps } from './call-ops.ts'
export { followOps } from './follow-ops.ts'
export { opsOf } from './ops.ts'
