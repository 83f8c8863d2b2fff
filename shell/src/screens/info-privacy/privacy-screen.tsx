import { titles } from 'domain-rules/journey'
import { privacyInForceFrom, privacyPolicy } from '../../content/privacy.ko.ts'
import { texts } from '../../texts/pages.ko.ts'
import { Policy } from '../policy.tsx'

/** The privacy policy (GUARD-04, STAT-04, STAT-05). */
export function PrivacyScreen() {
  return (
    <Policy
      title={titles.privacy}
      lead={texts.privacyLead}
      inForceFrom={privacyInForceFrom}
      sections={privacyPolicy}
    />
  )
}
