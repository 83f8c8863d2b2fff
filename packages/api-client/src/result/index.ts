export { type ApplicationResult, findResult } from './result.ts'
