import { saveAgreements } from 'api-client/consents'
import { isDone } from 'api-client/errors'
import type { YesNo } from 'domain-rules'
import type { ConsentChoices } from 'domain-rules/consent'
import { session } from 'shared-session'
import { saveConsentScreen } from '../../consents/save-consents.ts'

/** Stores the my-data consents, which completes the consents (CONS-49, MYD-16, AMB-44). Throws like `saveConsents`. */
export async function saveMydata(choices: ConsentChoices, request: YesNo, now: Date): Promise<void> {
  await saveConsentScreen('mydata', choices, now)
  session.update({ consentsSaved: 'Y', mydataConsent: request })
}

/** Stores the items of both screens. Returns false on failure, which does not stop the applicant (AMB-49). */
export async function keepAgreements(): Promise<boolean> {
  const { applicationNumber, agreementInfo } = session.get()
  return isDone(saveAgreements(applicationNumber, agreementInfo))
}
