import { formatBusinessNumber } from 'domain-rules/business'
import { useNavigate } from 'react-router-dom'
import { IdentityCheck } from 'applicant-flow/identity'
import { useSession } from 'shared-session'
import { Page, SummaryList } from 'ui-kit'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** The business of the result, and five ways to verify its applicant (IDENT-02, IDENT-28). */
export function IdentityCheckScreen() {
  const navigate = useNavigate()
  const { businessNumber } = useSession()
  return (
    <Page title={routes.identityCheck.title} lead={t.lead}>
      <SummaryList rows={[[t.businessNumber, formatBusinessNumber(businessNumber)]]} />
      <IdentityCheck purpose="result" onVerified={() => void navigate(routes.result.path)} />
    </Page>
  )
}
