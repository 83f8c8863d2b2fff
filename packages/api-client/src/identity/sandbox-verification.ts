import * as v from 'valibot'
import { postJson } from '../http/http.ts'

/** The outcome that a tester chooses for a verification. */
export type SandboxOutcome = 'success' | 'fail' | 'cancel'

const TEST_PERSON = 'fresh'

/** Ends a verification as the provider's window would, in the sandbox only (IDENT-08). @throws RequestFailed */
export async function endSandboxVerification(transactionId: string, outcome: SandboxOutcome): Promise<void> {
  const body = { mtxId: transactionId, personId: TEST_PERSON, outcome }
  await postJson('/sandbox/api/identity/complete', body, { shape: v.object({ state: v.string() }) })
}
