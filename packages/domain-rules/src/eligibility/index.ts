export { selfCheckVerdict, type SelfCheckAnswer } from './self-check.ts'
