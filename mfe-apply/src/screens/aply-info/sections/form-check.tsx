import { CheckStep, type CheckWords } from 'applicant-flow/form-section'
import { useAttempt } from 'remote-kit'
import { session } from 'shared-session'
import { problemsBeforeCheck, type FieldCheck } from '../form/form-problems.ts'
import type { FormField, FormValues } from '../form/form-state.ts'
import type { ApplicationFormHandle } from '../form/use-application-form.ts'

type Props = {
  form: ApplicationFormHandle
  check: FieldCheck
  /** The fields of the check. A new entry starts at the first. */
  fields: readonly [FormField, ...FormField[]]
  words: CheckWords
  ask: (values: FormValues, signal: AbortSignal) => Promise<void>
}

/** A check of some fields, which runs if they have no problems. */
export function FormCheck({ form, check, fields, words, ask }: Props) {
  const [, run, isRunning] = useAttempt(async (signal: AbortSignal) => {
    const found = problemsBeforeCheck(check, form.state, session.get(), new Date())
    if (form.passes(found, fields)) await ask(form.state.values, signal)
  })
  return (
    <CheckStep
      state={form.state.checks[check]}
      words={words}
      isRunning={isRunning}
      onCheck={() => void run()}
      onReenter={() => form.reenter(check, fields[0])}
    />
  )
}
