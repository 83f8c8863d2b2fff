export { type ApplicationDocuments, type ApplicationSubmission, createApplication } from './application.ts'
export { cancelApplication, isProcessedAlready, reapply, updateAccount } from './application-changes.ts'
