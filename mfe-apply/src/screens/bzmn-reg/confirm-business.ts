import { registerBusiness } from 'api-client/business'
import type { Verdict } from 'domain-rules'
import { registrationVerdict } from 'domain-rules/business'
import { resetSession, session } from 'shared-session'

/**
 * Registers the business and, where it may apply, opens its application in the session (BZMN-14..20, BZMN-25..28, BZMN-33).
 * A refusal says why; throws the named errors of `registerBusiness`. What was verified and agreed to holds for one
 * application, so a new number begins anew, also for the same business (AMB-22, AMB-23).
 */
export async function confirmBusiness(businessNumber: string): Promise<Verdict> {
  const registration = await registerBusiness(businessNumber)
  const verdict = registrationVerdict(registration)
  if (!verdict.ok) return verdict

  const { applicationNumber, applicationType, managementType } = registration
  if (session.get().applicationNumber !== applicationNumber) resetSession()
  session.update({ half: 'apply', businessNumber, applicationNumber, applicationType, managementType })
  return verdict
}
