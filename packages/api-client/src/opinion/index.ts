export { type Opinion, listOpinions, submitOpinion } from './opinions.ts'
