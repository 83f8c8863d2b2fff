import { countApplications } from 'api-client/business'
import type { Verdict } from 'domain-rules'
import { lookupVerdict } from 'domain-rules/business'
import { resetSession, session } from 'shared-session'

/**
 * Remembers the business in the session where it has an application to look at (BZMN-30..32, BZMN-34).
 * A refusal says why; throws the named errors of `countApplications`.
 */
export async function findApplication(businessNumber: string): Promise<Verdict> {
  const verdict = lookupVerdict(await countApplications(businessNumber))
  if (!verdict.ok) return verdict

  if (session.get().businessNumber !== businessNumber) resetSession()
  session.update({ half: 'result', businessNumber })
  return verdict
}
