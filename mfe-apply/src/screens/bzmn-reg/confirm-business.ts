import { registerBusiness, type Registration, REGISTRATION_PATH } from 'api-client/business'
import { UnexpectedResponse } from 'api-client/errors'
import type { Verdict } from 'domain-rules'
import { registrationVerdict } from 'domain-rules/business'
import { resetSession, session } from 'shared-session'

/**
 * Registers the business and, if it may apply, opens its application in the session (BZMN-14..20, BZMN-25..28, BZMN-33).
 * A refusal has a reason. Verification and consents are valid for one application, so a new number starts a new session,
 * for the same business too (AMB-22, AMB-23). Returns null, with the session as it is, if the person has left.
 * @throws UnexpectedResponse if a business that may apply has no application; the named errors of `registerBusiness`
 */
export async function confirmBusiness(businessNumber: string, signal: AbortSignal): Promise<Verdict | null> {
  const registration = await registerBusiness(businessNumber)
  if (signal.aborted) return null
  const verdict = registrationVerdict(registration)
  if (!verdict.ok) return verdict

  const application = applicationOf(registration)
  if (session.get().applicationNumber !== application.applicationNumber) resetSession()
  session.update({ half: 'apply', businessNumber, ...application })
  return verdict
}

function applicationOf({ applicationNumber, applicationType, managementType }: Registration) {
  if (applicationNumber && applicationType && managementType)
    return { applicationNumber, applicationType, managementType }
  throw new UnexpectedResponse(REGISTRATION_PATH, 'no application for a business that may apply')
}
