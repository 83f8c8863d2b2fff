import type { Outcome, Report, Verification } from './verification.ts'
import { serviceTexts } from '../texts/services.ko.ts'
import { Refusal } from '../refusals/refusals.ts'

const texts = serviceTexts.identity

/** The records of verifications, as far as a report changes them. */
type Verifications = {
  /** Null when the record is unknown, has expired or is finished already. */
  complete(transactionId: string, outcome: Outcome): Promise<Verification | null>
  findTransaction(transactionId: string): Promise<Verification | null>
}

/**
 * Records how a verification ended, as its provider reports it, once (IDENT-61). Throws `Refusal`: `forbidden` when it is not the
 * provider who says so, `unknown` for an unknown or expired verification, `not-allowed` for one that is finished.
 */
export async function receiveReport(
  verifications: Verifications,
  provider: { readReport: (posted: Record<string, unknown>) => Report | null },
  posted: Record<string, unknown>,
): Promise<Verification> {
  const report = provider.readReport(posted)
  if (!report) throw new Refusal('forbidden', 'IDENTITY_REPORT_REFUSED', texts.dataWrong)
  const completed = await verifications.complete(report.transactionId, report.outcome)
  if (completed) return completed
  const isKnown = await verifications.findTransaction(report.transactionId)
  throw isKnown
    ? new Refusal('not-allowed', 'IDENTITY_ALREADY_COMPLETED', texts.completedAlready)
    : new Refusal('unknown', 'IDENTITY_NOT_FOUND', texts.resultFailed)
}
