import { useEffect, useState } from 'react'
import { journeyVerdict } from 'domain-rules/application'
import { routeTitle } from 'domain-rules/journey'
import { useNavigate } from 'react-router-dom'
import { dialogs, session } from 'shared-session'
import { Page, Skeleton } from 'ui-kit'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { receiptOf } from 'applicant-flow/receipt'
import { routes } from '../../routes.ts'
import { ApplicationForm } from './application-form.tsx'
import { openForm, type OpenedForm } from './form/open-form.ts'
import * as t from './texts.ko.ts'

/** The application form of a sole proprietor or a corporation (APLY-01 to APLY-18). */
export function ApplicationFormScreen() {
  const [{ managementType }] = useState(() => session.get())
  const opened = useOpenedForm()
  return (
    <Page title={routeTitle(routes.applicationForm, { managementType })} lead={t.lead}>
      <FlowSteps current="신청정보" />
      {opened ? <ApplicationForm {...opened} /> : <Skeleton label={t.loading} lines={6} />}
    </Page>
  )
}

/** Returns null until the form is open. An applicant without anything to fill in is redirected. */
function useOpenedForm(): OpenedForm | null {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<OpenedForm | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    void enter({ leaving: leaving.signal, navigate, show: setOpened })
    return () => leaving.abort()
  }, [navigate])

  return opened
}

type Entry = {
  leaving: AbortSignal
  navigate: (path: string, how: { replace: true }) => unknown
  show: (form: OpenedForm) => void
}

async function enter({ leaving, navigate, show }: Entry): Promise<void> {
  const target = await redirectTarget(leaving)
  if (leaving.aborted) return
  if (target) return void navigate(target, { replace: true })

  session.update({ consentsSaved: 'Y' })
  const form = await openForm()
  if (!leaving.aborted) show(form)
}

/** Returns the path for an applicant who cannot or need not fill in the form, else null (APLY-13 to APLY-15, AMB-37). */
async function redirectTarget(signal: AbortSignal): Promise<string | null> {
  const journey = journeyVerdict(session.get())
  if (!journey.ok) {
    await dialogs.alert(journey.reason, { signal })
    return routes.businessNumber.path
  }
  const isFiled = receiptOf(session.get().applicationNumber) !== null
  return isFiled ? routes.completion.path : null
}
