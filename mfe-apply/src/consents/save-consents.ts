import { saveConsents } from 'api-client/consents'
import { CONSENT_SCREENS, type ConsentChoices } from 'domain-rules/consent'
import { session } from 'shared-session'
import { siteConfig } from 'site-config'
import { consentItems } from './consent-item.ts'
import { withChoices, type ConsentScreen } from './consent-records.ts'

/** Stores the choices of a screen, missing ones as N (CONS-48 to CONS-57). Throws like `saveConsents`. */
export async function saveConsentScreen(
  screen: ConsentScreen,
  choices: ConsentChoices,
  now: Date,
): Promise<void> {
  const state = session.get()
  const { applicationNumber, businessNumber, identityCi: ci, applicationType } = state
  const version = siteConfig().consentVersion
  const items = consentItems(CONSENT_SCREENS[screen], applicationType, choices)
  const complete = Object.fromEntries(
    items.map(({ saveColumn, checked }) => [saveColumn, checked ? 'Y' : 'N']),
  )
  await saveConsents({ applicationNumber, businessNumber, ci, version, choices: complete })

  const agreementInfo = withChoices(screen, choices, state, { version, agreedAt: now.toISOString() })
  session.update({ agreementInfo })
}
