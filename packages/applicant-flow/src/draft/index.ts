export { draftsOf, forgetDraftsOfOthers, TextShape, type Draft } from './drafts.ts'
export { useDraft } from './use-draft.ts'
