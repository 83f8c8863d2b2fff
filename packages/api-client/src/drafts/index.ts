export * from './saved-drafts.ts'
