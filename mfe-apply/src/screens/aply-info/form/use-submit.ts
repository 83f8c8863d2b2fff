import { journeyVerdict } from 'domain-rules/application'
import { useNavigate } from 'react-router-dom'
import { useAttempt } from 'remote-kit'
import { dialogs, session } from 'shared-session'
import { routes } from '../../../routes.ts'
import { formProblems } from './form-problems.ts'
import type { ApplicationFormHandle } from './use-application-form.ts'

/** Validates the form, and opens the page with all answers (APLY-16, APLY-17, APLY-94). */
export function useSubmit(form: ApplicationFormHandle) {
  const navigate = useNavigate()
  const [, submit] = useAttempt(submitOnce)

  async function submitOnce(signal: AbortSignal) {
    const journey = journeyVerdict(session.get())
    if (!journey.ok) {
      await dialogs.alert(journey.reason, { signal })
      if (!signal.aborted) await navigate(routes.businessNumber.path)
      return
    }
    const isInOrder = form.passes(formProblems(form.state, session.get(), new Date()))
    if (isInOrder) await navigate(routes.checkAnswers.path)
  }

  return submit
}
