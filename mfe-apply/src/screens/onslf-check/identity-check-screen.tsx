import { isQuickSupport } from 'domain-rules/application'
import { formatBusinessNumber, isCorporation } from 'domain-rules/business'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { IdentityCheck } from 'applicant-flow/identity'
import { useSession } from 'shared-session'
import { Page, SummaryList } from 'ui-kit'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { routes } from '../../routes.ts'
import { askToContinue } from '../../saved-draft/ask-to-continue.tsx'
import * as t from './texts.ko.ts'

/** The business of the application, and five ways to verify its applicant (IDENT-01, IDENT-27). */
export function IdentityCheckScreen() {
  const navigate = useNavigate()
  const { businessNumber, applicationType, managementType } = useSession()
  const [, goOn] = useAttempt(async (signal: AbortSignal) => {
    await askToContinue(signal)
    if (!signal.aborted) await navigate(routes.consents.path)
  })

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
      <IdentityCheck purpose="apply" onVerified={() => void goOn()} />
    </Page>
  )
}
