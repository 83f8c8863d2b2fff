import { HttpError } from 'server-kit'
import type { Database } from '../stores/database.ts'
import { completeVerification, findVerification } from '../stores/verification-store.ts'
import type { Report, Verification } from './verification.ts'
import { serviceTexts } from '../texts/services.ko.ts'

const texts = serviceTexts.identity

type Needed = { database: Database; now: () => Date }

/**
 * Records the outcome that a provider reports, once (IDENT-61). Throws `HttpError`: 403 for a report without the
 * provider's signature, 404 for an unknown or expired verification, 409 for a completed one.
 */
export async function receiveReport(
  { database, now }: Needed,
  provider: { readReport: (posted: Record<string, unknown>) => Report | null },
  posted: Record<string, unknown>,
): Promise<Verification> {
  const report = provider.readReport(posted)
  if (!report) throw new HttpError(403, 'IDENTITY_REPORT_REFUSED', texts.dataWrong)
  const completed = await completeVerification(database, report.transactionId, report.outcome, now())
  if (completed) return completed
  const isKnown = await findVerification(database, { transactionId: report.transactionId }, now())
  throw isKnown
    ? new HttpError(409, 'IDENTITY_ALREADY_COMPLETED', texts.completedAlready)
    : new HttpError(404, 'IDENTITY_NOT_FOUND', texts.resultFailed)
}
