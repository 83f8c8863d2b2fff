export { draftsOf, forgetDraftsOfOthers, TextShape, type Draft } from './drafts.ts'
