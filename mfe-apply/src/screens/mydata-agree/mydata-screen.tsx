import { useState } from 'react'
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
import { Page, useErrorTitle } from 'ui-kit'
import { ConsentForm, saveOrAlert } from '../../consents/consent-form.tsx'
import { ConsentGroupBox } from '../../consents/consent-group-box.tsx'
import { messageBeside } from '../../consents/missing-consents.tsx'
import { unsave, useConsents } from '../../consents/use-consents.ts'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { routes } from '../../routes.ts'
import { focusMydataRequest, MydataRequest } from './mydata-request.tsx'
import { keepAgreements, saveMydata } from './save-mydata.ts'
import * as t from './texts.ko.ts'

/** Six consents, and the request for one's own data; either choice leads on (MYD-01 to MYD-19). */
export function MydataScreen() {
  const navigate = useNavigate()
  const consents = useConsents('mydata')
  const { choices, refusal, missing, check } = consents
  const { request, change, choose } = useMydataRequest(consents)
  const [problem, confirm, isConfirming] = useAttempt(confirmOnce)
  useErrorTitle(missing.length > 0 || (request === null && problem !== undefined))

  async function confirmOnce(signal: AbortSignal) {
    if (!check()) return undefined
    const verdict = mydataVerdict(choices, request)
    if (request === null || !verdict.ok) {
      focusMydataRequest()
      return verdict.ok ? undefined : verdict.reason
    }
    if (session.get().consentsSaved === 'Y') return void navigate(routes.applicationForm.path)
    await saveOrAlert(async () => {
      await saveMydata(choices, request, new Date())
      const isKept = await keepAgreements()
      if (!isKept) await dialogs.alert(t.agreementsFailed, { signal })
      if (!signal.aborted) await navigate(routes.applicationForm.path)
    }, signal)
    return undefined
  }

  return (
    <Page title={routes.mydata.title} lead={t.lead}>
      <FlowSteps current="동의" />
      <ConsentForm consents={consents} back={routes.consents.path} isBusy={isConfirming} onConfirm={confirm}>
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
      </ConsentForm>
    </Page>
  )
}

/** The request for one's own data, which is withdrawn with the consents that it needs. */
function useMydataRequest({ choices, toggle }: Pick<ReturnType<typeof useConsents>, 'choices' | 'toggle'>) {
  const [chosen, setChosen] = useState<YesNo | null>(() => session.get().mydataConsent)
  return {
    request: keptMydataRequest(choices, chosen),
    change(changed: ConsentToggle) {
      toggle(changed)
      setChosen(keptMydataRequest(toggleConsents(choices, changed), chosen))
    },
    choose(choice: YesNo) {
      setChosen(choice)
      unsave()
    },
  }
}
