import { registerBusiness } from 'api-client'
import { registrationVerdict, type Verdict } from 'domain-rules'
import { resetSession, session } from 'shared-session'

/**
 * Registers the business and, where it may apply, opens its application in the session (BZMN-14..20, BZMN-25..28, BZMN-33).
 * A refusal says why; throws the named errors of `registerBusiness`.
 */
export async function confirmBusiness(businessNumber: string): Promise<Verdict> {
  const registration = await registerBusiness(businessNumber)
  const verdict = registrationVerdict(registration)
  if (!verdict.ok) return verdict

  const { applicationNumber, applicationType, managementType } = registration
  if (session.get().businessNumber !== businessNumber) resetSession()
  session.update({ area: 'apply', businessNumber, applicationNumber, applicationType, managementType })
  return verdict
}
