export { checkOpinionFiles } from './opinion-files.ts'
export { canSubmitOpinion, opinionStatusLabel, type OpinionFacts } from './opinion-gate.ts'
export { checkOpinionText, cutOpinionText, opinionLength } from './opinion-text.ts'
export { isOpinionOffered, reasonCodesOf, reasonFor, type Reason, type ReasonCode } from './reasons.ts'
