export { openDatabase } from '../stores/database.ts'
export { migrate } from '../stores/migrate.ts'
export { fileTestApplication } from './applications/test-application.ts'
export { applicationData, consentsBody, openTestDraft } from './applications/test-filing.ts'
export { spawnBackend } from './backend/child-backend.ts'
export { signedIn, TEST_SESSION_KEY } from './backend/signed-in.ts'
export { postJson, type TestBackend } from './backend/test-backend.ts'
export { TEST_FIELD_KEYS, testFields } from './backend/test-fields.ts'
export { readResult } from './browsers/read-result.ts'
export { requestFor, type Sent } from './browsers/visitor.ts'
export { makeEveryCall } from './calls/every-call.ts'
export { textIn } from './calls/text-in.ts'
export { gatedAccount, gatedCalls, gatedPerson } from './contract/gated-calls.ts'
export { captureStatements, type Statement } from './databases/captured-statements.ts'
export {
  applicantsWithNumbers,
  fillWithLargeData,
  type LargeApplicant,
  type LargeData,
} from './databases/large-data.ts'
export { emptyDatabase } from './databases/own-database.ts'
export { planned } from './databases/query-plans.ts'
export { createTestDatabase } from './databases/test-database.ts'
export { newProofApplicant, sampleBytes } from './proofs/proof-fixture.ts'

/** Starts a bucket. Its library is loaded by the tests that need one alone. */
export const startTestBucket = async () => (await import('./storage/s3-server.ts')).startTestS3()
