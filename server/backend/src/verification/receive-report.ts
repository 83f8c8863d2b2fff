import type { Database } from '../stores/database.ts'
import { completeVerification, findTransaction } from '../stores/verification-store.ts'
import type { Report, Verification } from './verification.ts'
import { serviceTexts } from '../texts/services.ko.ts'
import { Refusal } from '../refusals/refusals.ts'

const texts = serviceTexts.identity

type Needed = { database: Database; now: () => Date }

/**
 * Records the outcome that a provider reports, once (IDENT-61). Throws `Refusal`: `forbidden` for a report without the
 * provider's signature, `unknown` for an unknown or expired verification, `not-allowed` for a completed one.
 */
export async function receiveReport(
  { database, now }: Needed,
  provider: { readReport: (posted: Record<string, unknown>) => Report | null },
  posted: Record<string, unknown>,
): Promise<Verification> {
  const report = provider.readReport(posted)
  if (!report) throw new Refusal('forbidden', 'IDENTITY_REPORT_REFUSED', texts.dataWrong)
  const completed = await completeVerification(database, report.transactionId, report.outcome, now())
  if (completed) return completed
  const isKnown = await findTransaction(database, report.transactionId, now())
  throw isKnown
    ? new Refusal('not-allowed', 'IDENTITY_ALREADY_COMPLETED', texts.completedAlready)
    : new Refusal('unknown', 'IDENTITY_NOT_FOUND', texts.resultFailed)
}
