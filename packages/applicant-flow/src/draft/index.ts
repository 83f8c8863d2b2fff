export { draftsOf, forgetDraftsOfOthers, type Draft } from './drafts.ts'
