import { titles } from 'domain-rules/journey'
import { termsInForceFrom, termsOfUse } from '../../content/terms.ko.ts'
import { texts } from '../../texts/pages.ko.ts'
import { Policy } from '../policy.tsx'

/** The terms of use (STAT-03, AMB-88). */
export function TermsScreen() {
  return (
    <Policy
      title={titles.terms}
      lead={texts.termsLead}
      inForceFrom={termsInForceFrom}
      sections={termsOfUse}
    />
  )
}
