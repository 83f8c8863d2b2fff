import { paths } from 'domain-rules/journey'
import { useNavigate } from 'react-router-dom'
import { BusinessNumberForm } from 'applicant-flow/business-number'
import { dialogs } from 'shared-session'
import { Button, Page } from 'ui-kit'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { routes } from '../../routes.ts'
import { confirmBusiness } from './confirm-business.ts'
import * as t from './texts.ko.ts'

/** The number of the business that applies (BZMN-01..28). */
export function BusinessNumberScreen() {
  const navigate = useNavigate()

  async function cancelAfterQuestion() {
    const leaves = await dialogs.confirm(t.cancelQuestion, { yes: t.yes, no: t.no })
    if (leaves) await navigate(paths.home)
  }

  return (
    <Page title={routes.businessNumber.title} lead={t.lead}>
      <FlowSteps current="사업자 확인" />
      <BusinessNumberForm
        validate={confirmBusiness}
        leadsTo={routes.identityCheck.path}
        cancel={
          <Button variant="tertiary" onClick={() => void cancelAfterQuestion()}>
            {t.cancel}
          </Button>
        }
      />
    </Page>
  )
}
