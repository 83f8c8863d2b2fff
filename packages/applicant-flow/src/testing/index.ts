export { batchWith, itemWith, resultWith } from './result-with.ts'
