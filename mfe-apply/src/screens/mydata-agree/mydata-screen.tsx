import { useState, type SubmitEvent } from 'react'
import type { YesNo } from 'domain-rules'
import {
  isMydataRequestOffered,
  keptMydataRequest,
  mydataVerdict,
  toggleConsents,
  type ConsentToggle,
} from 'domain-rules/consent'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { dialogs, session } from 'shared-session'
import { Button, LinkButton, Page, useErrorTitle } from 'ui-kit'
import { ConsentGroupBox } from '../../consents/consent-group-box.tsx'
import { messageBeside, MissingConsents } from '../../consents/missing-consents.tsx'
import { unsave, useConsents } from '../../consents/use-consents.ts'
import { failureMessage } from 'applicant-flow/failure-message'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { routes } from '../../routes.ts'
import { focusMydataRequest, MydataRequest } from './mydata-request.tsx'
import { keepAgreements, saveMydata } from './save-mydata.ts'
import * as t from './texts.ko.ts'

/** Six consents, and after them whether one's own data is requested; either choice leads on (MYD-01 to MYD-19). */
export function MydataScreen() {
  const navigate = useNavigate()
  const { choices, refusal, missing, toggle, check } = useConsents('mydata')
  const [chosen, setChosen] = useState<YesNo | null>(() => session.get().mydataConsent)
  const [problem, confirm, isConfirming] = useAttempt(confirmOnce)
  const request = keptMydataRequest(choices, chosen)
  useErrorTitle(missing.length > 0 || (request === null && problem !== undefined))

  function change(changed: ConsentToggle) {
    toggle(changed)
    setChosen(keptMydataRequest(toggleConsents(choices, changed), chosen))
  }

  function choose(choice: YesNo) {
    setChosen(choice)
    unsave()
  }

  async function confirmOnce(signal: AbortSignal) {
    if (!check()) return undefined
    const verdict = mydataVerdict(choices, request)
    if (request === null || !verdict.ok) {
      focusMydataRequest()
      return verdict.ok ? undefined : verdict.reason
    }
    if (session.get().consentsSaved === 'Y') return void navigate(routes.applicationForm.path)
    try {
      await saveMydata(choices, request, new Date())
      const isKept = await keepAgreements()
      if (!isKept && !signal.aborted) await dialogs.alert(t.agreementsFailed)
      if (!signal.aborted) await navigate(routes.applicationForm.path)
    } catch (error) {
      const message = failureMessage(error, t.saveFailed)
      if (!signal.aborted) await dialogs.alert(message)
    }
    return undefined
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void confirm()
  }

  return (
    <Page title={routes.mydata.title} lead={t.lead}>
      <FlowSteps current="동의" />
      <form onSubmit={submit} noValidate>
        <MissingConsents {...{ refusal, missing }} />
        <ConsentGroupBox
          group="mydata"
          {...{ choices, missing }}
          problem={messageBeside(refusal)}
          onToggle={change}
        />
        <MydataRequest
          isOffered={isMydataRequestOffered(choices)}
          chosen={request}
          onChoose={choose}
          problem={problem}
        />
        <div className="page__actions">
          <LinkButton href={routes.consents.path} variant="tertiary">
            {t.cancel}
          </LinkButton>
          <Button type="submit" busy={isConfirming}>
            {t.confirm}
          </Button>
        </div>
      </form>
    </Page>
  )
}
