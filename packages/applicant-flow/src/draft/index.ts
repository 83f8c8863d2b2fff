export { draftsOf, forgetDraftsOfOthers, TextShape, type Draft } from './drafts.ts'
export { keepSavedAt, lastSavedAt } from './saved-draft.ts'
export { useDraft } from './use-draft.ts'
