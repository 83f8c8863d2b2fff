import { isQuickSupport } from 'domain-rules/application'
import { formatBusinessNumber, isCorporation } from 'domain-rules/business'
import { paths } from 'domain-rules/journey'
import { useNavigate } from 'react-router-dom'
import { IdentityCheck } from 'applicant-flow/identity'
import { useSession } from 'shared-session'
import { LinkButton, Page, SummaryList } from 'ui-kit'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** Which business is being applied for, and who applies: five ways to be verified (IDENT-01, IDENT-27). */
export function IdentityCheckScreen() {
  const navigate = useNavigate()
  const { businessNumber, applicationType, managementType } = useSession()
  return (
    <Page title={routes.identityCheck.title} lead={t.lead}>
      <FlowSteps current="본인인증" />
      <SummaryList
        rows={[
          [t.businessNumber, formatBusinessNumber(businessNumber)],
          [t.applicationType, isQuickSupport(applicationType) ? t.quick : t.confirmed],
          [t.managementType, isCorporation(managementType) ? t.corporation : t.individual],
        ]}
      />
      <IdentityCheck purpose="apply" onVerified={() => void navigate(routes.consents.path)} />
      <div className="page__actions">
        <LinkButton href={paths.home} variant="tertiary">
          {t.goHome}
        </LinkButton>
      </div>
    </Page>
  )
}
