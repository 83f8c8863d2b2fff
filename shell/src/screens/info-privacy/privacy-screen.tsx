import * as t from '../../content/privacy.ko.ts'
import { routes } from '../../routes.ts'
import { Policy } from '../policy/policy.tsx'

/** The privacy policy (GUARD-04, STAT-04, STAT-05). */
export function PrivacyScreen() {
  return (
    <Policy title={routes.privacy.title} lead={t.lead} inForceFrom={t.inForceFrom} sections={t.sections} />
  )
}
