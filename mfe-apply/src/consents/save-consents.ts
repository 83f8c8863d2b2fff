import { saveConsents } from 'api-client/consents'
import { CONSENT_SCREENS, type ConsentAnswers } from 'domain-rules/consent'
import { session } from 'shared-session'
import { siteConfig } from 'site-config'
import { consentItems } from './consent-item.ts'
import { withAnswers, type ConsentScreen } from './consent-records.ts'

/**
 * Stores every answer of a screen, those not given as N, and remembers them in the session (CONS-48 to CONS-57).
 * @throws the named errors of `saveConsents`; nothing is remembered then
 */
export async function saveConsentScreen(
  screen: ConsentScreen,
  answers: ConsentAnswers,
  now: Date,
): Promise<void> {
  const state = session.get()
  const { applicationNumber, businessNumber, identityCi: ci, applicationType } = state
  const version = siteConfig().consentVersion
  const items = consentItems(CONSENT_SCREENS[screen], applicationType, answers)
  const complete = Object.fromEntries(
    items.map(({ saveColumn, checked }) => [saveColumn, checked ? 'Y' : 'N']),
  )
  await saveConsents({ applicationNumber, businessNumber, ci, version, answers: complete })

  const agreementInfo = withAnswers(screen, answers, state, { version, agreedAt: now.toISOString() })
  session.update({ agreementInfo })
}
