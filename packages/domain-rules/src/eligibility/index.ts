export { SELF_CHECK_QUESTION_COUNT, selfCheckVerdict, type SelfCheckAnswer } from './self-check.ts'
