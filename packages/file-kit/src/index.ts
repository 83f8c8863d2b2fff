export { hasCode, unlessMissing } from './error-code.ts'
export { withLock } from './lock.mjs'
export { secretIn } from './secret-file.ts'
export { syncFolder, writeAtomically } from './write-atomically.ts'
