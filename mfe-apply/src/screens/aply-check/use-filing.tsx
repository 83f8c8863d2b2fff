import { useState } from 'react'
import type { Bank } from 'api-client/codes'
import { journeyVerdict } from 'domain-rules/application'
import { paths } from 'domain-rules/journey'
import { useNavigate } from 'react-router-dom'
import { randomKey, useAttempt } from 'remote-kit'
import { dialogs, session } from 'shared-session'
import { focusField } from 'ui-kit'
import { keepReceipt } from '../../../receipt.ts'
import { routes } from '../../../routes.ts'
import { deleteDraft } from '../draft/draft.ts'
import { formCache } from '../draft/form-cache.ts'
import { formProblems } from '../form/form-problems.ts'
import type { FormState } from '../form/form-state.ts'
import { fieldId, type ApplicationFormHandle } from '../form/use-application-form.ts'
import { answersOf } from './answers.ts'
import { CheckAnswers, type Checked } from './check-answers.tsx'
import { filingOf } from './filing.ts'
import { keyPerContent } from './key-per-content.ts'
import { submitApplication } from './submit-application.ts'

/** Submits the form: validates it, shows all answers, files them, and leads on (APLY-10 to APLY-17, APLY-94). */
export function useSubmission(form: ApplicationFormHandle, banks: readonly Bank[]) {
  const navigate = useNavigate()
  const [keyFor] = useState(() => keyPerContent(randomKey))
  const [, submit] = useAttempt(submitOnce)

  async function submitOnce(signal: AbortSignal) {
    const journey = journeyVerdict(session.get())
    if (!journey.ok) return alertAndNavigate(journey.reason, routes.businessNumber.path, signal)
    const isInOrder = form.passes(formProblems(form.state, session.get(), new Date()))
    if (!isInOrder) return

    const checked = await dialogs.open(dialogFor(form.state, banks, keyFor), { signal })
    if (checked) await follow(checked, signal)
  }

  async function follow(checked: Checked, signal: AbortSignal) {
    if (checked.kind === 'change') return focusField(fieldId(checked.field))
    if (checked.kind === 'received') return finish(signal)
    if (checked.kind === 'back') return

    const { message, follows } = checked
    if (follows === 'consents') session.update({ consentsSaved: 'N' })
    if (follows === 'consents') return alertAndNavigate(message, routes.consents.path, signal)
    if (follows === 'home') return alertAndNavigate(message, paths.home, signal)
    await dialogs.alert(message, { signal })
    if (follows === 'checkAccountAgain') form.reenter('account', 'accountHolder')
  }

  async function finish(signal: AbortSignal) {
    const { applicationNumber } = session.get()
    const companyName = form.state.values.companyName.trim()
    keepReceipt({ applicationNumber, companyName, receivedAt: new Date().toISOString() })
    deleteDraft()
    formCache.clear()
    if (!signal.aborted) await navigate(routes.completion.path)
  }

  async function alertAndNavigate(message: string, path: string, signal: AbortSignal) {
    await dialogs.alert(message, { signal })
    if (!signal.aborted) await navigate(path)
  }

  return submit
}

function dialogFor(state: FormState, banks: readonly Bank[], keyFor: (content: string) => string) {
  const filing = filingOf(state, session.get(), banks)
  const groups = answersOf(filing)
  return ({ close }: { close: (checked: Checked) => void }) => (
    <CheckAnswers
      groups={groups}
      submit={onStage => submitApplication({ ...filing, keyFor, onStage })}
      close={close}
    />
  )
}
