import { paths } from 'domain-rules/journey'
import { useNavigate } from 'react-router-dom'
import { BusinessNumberForm } from 'applicant-flow/business-number'
import { dialogs } from 'shared-session'
import { Button, Page } from 'ui-kit'
import { FlowSteps } from '../../flow-steps.tsx'
import { routes } from '../../routes.ts'
import { texts } from '../../texts.ko.ts'
import { confirmBusiness } from './confirm-business.ts'

const { lead, cancel, cancelQuestion, yes, no } = texts.businessNumber

/** Which business applies (BZMN-01..28). */
export function BusinessNumberScreen() {
  const navigate = useNavigate()

  async function cancelAfterQuestion() {
    const leaves = await dialogs.confirm(cancelQuestion, { yes, no })
    if (leaves) await navigate(paths.home)
  }

  return (
    <Page title={routes.businessNumber.title} lead={lead}>
      <FlowSteps current="사업자 확인" />
      <BusinessNumberForm
        judge={confirmBusiness}
        leadsTo={routes.identityCheck.path}
        cancel={
          <Button variant="tertiary" onClick={() => void cancelAfterQuestion()}>
            {cancel}
          </Button>
        }
      />
    </Page>
  )
}
