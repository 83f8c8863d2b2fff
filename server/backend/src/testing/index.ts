export { migrate, openDatabase, type Database } from '../stores/database.ts'
export { captureStatements, type Statement } from './captured-statements.ts'
export { spawnBackend } from './child-backend.ts'
export { makeEveryCall } from './every-call.ts'
export { sendCostlyBodies } from './hostile-load.ts'
export {
  applicantsWithNumbers,
  fillWithLargeData,
  type LargeApplicant,
  type LargeData,
} from './large-data.ts'
export { newProofApplicant, sampleBytes } from './proof-fixture.ts'
export { planned } from './query-plans.ts'
export { readResult } from './read-result.ts'
export { signedIn, TEST_SESSION_KEY } from './signed-in.ts'
export { postJson, startTestBackend, testBackend, type TestBackend } from './test-backend.ts'
export { createTestDatabase } from './test-database.ts'
export { requestFor, type Sent } from './visitor.ts'
export { TEST_FIELD_KEYS, testFields } from './test-fields.ts'
