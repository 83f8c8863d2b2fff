import { titles } from 'domain-rules/journey'
import * as t from '../../content/privacy.ko.ts'
import { Policy } from '../policy/policy.tsx'

/** The privacy policy (GUARD-04, STAT-04, STAT-05). */
export function PrivacyScreen() {
  return <Policy title={titles.privacy} lead={t.lead} inForceFrom={t.inForceFrom} sections={t.sections} />
}
