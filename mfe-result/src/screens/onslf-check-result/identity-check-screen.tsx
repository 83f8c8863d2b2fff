import { formatBusinessNumber } from 'domain-rules/business'
import { paths } from 'domain-rules/journey'
import { useNavigate } from 'react-router-dom'
import { IdentityCheck } from 'applicant-flow/identity'
import { useSession } from 'shared-session'
import { LinkButton, Page, SummaryList } from 'ui-kit'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** Whose result is about to be shown, and to whom: five ways to be verified (IDENT-02, IDENT-28). */
export function IdentityCheckScreen() {
  const navigate = useNavigate()
  const { businessNumber } = useSession()
  return (
    <Page title={routes.identityCheck.title} lead={t.lead}>
      <SummaryList rows={[[t.businessNumber, formatBusinessNumber(businessNumber)]]} />
      <IdentityCheck purpose="result" onVerified={() => void navigate(routes.result.path)} />
      <div className="page__actions">
        <LinkButton href={paths.home} variant="tertiary">
          {t.goHome}
        </LinkButton>
      </div>
    </Page>
  )
}
