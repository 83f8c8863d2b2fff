import { Refused } from '../../http/refused.ts'
import type { IdentityProvider } from '../../outside/identity/identity-provider.ts'
import type { Verification, VerificationStore } from '../../stores/verification-store.ts'
import { outsideTexts } from '../../texts/outside.ko.ts'

const texts = outsideTexts.identity

/**
 * Takes a provider's word for how a verification ended, once (IDENT-61). Throws `Refused`: 403 when it is not the
 * provider who says so, 404 for an unknown or expired verification, 409 for one that is finished.
 */
export async function receiveReport(
  verifications: VerificationStore,
  provider: Pick<IdentityProvider<unknown>, 'readReport'>,
  posted: Record<string, unknown>,
): Promise<Verification> {
  const report = provider.readReport(posted)
  if (!report) throw new Refused(403, 'IDENTITY_REPORT_REFUSED', texts.dataWrong)
  const completed = await verifications.complete(report.transactionId, report.outcome)
  if (completed) return completed
  const isKnown = await verifications.findTransaction(report.transactionId)
  throw isKnown
    ? new Refused(409, 'IDENTITY_ALREADY_COMPLETED', texts.completedAlready)
    : new Refused(404, 'IDENTITY_NOT_FOUND', texts.resultFailed)
}
