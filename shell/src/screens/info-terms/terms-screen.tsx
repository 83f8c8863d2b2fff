import * as t from '../../content/terms.ko.ts'
import { routes } from '../../routes.ts'
import { Policy } from '../policy/policy.tsx'

/** The terms of use (STAT-03, AMB-88). */
export function TermsScreen() {
  return <Policy title={routes.terms.title} lead={t.lead} inForceFrom={t.inForceFrom} sections={t.sections} />
}
