import { titles } from 'domain-rules/journey'
import * as t from '../../content/terms.ko.ts'
import { Policy } from '../policy/policy.tsx'

/** The terms of use (STAT-03, AMB-88). */
export function TermsScreen() {
  return <Policy title={titles.terms} lead={t.lead} inForceFrom={t.inForceFrom} sections={t.sections} />
}
