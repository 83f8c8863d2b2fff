import { useId } from 'react'
import { session } from 'shared-session'
import { useAttempt } from 'remote-kit'
import { AlertBox, Button, Status, VisuallyHidden } from 'ui-kit'
import { problemsBeforeCheck } from '../form/form-problems.ts'
import type { CheckName, FormField, FormValues } from '../form/form-state.ts'
import { fieldId, type ApplicationFormHandle } from '../form/use-application-form.ts'
import * as t from '../texts.ko.ts'
import styles from './form-section.module.css'

type Props = {
  form: ApplicationFormHandle
  check: CheckName
  /** What the check is about, its first field first: there a new entry begins. */
  fields: readonly [FormField, ...FormField[]]
  words: { check: string; optional: string; completed: string; done: string; overridden: string }
  ask: (values: FormValues, signal: AbortSignal) => Promise<void>
}

/** A check of what stands above it: its button, how it came out, and the way to enter it anew (GP-14). */
export function CheckStep({ form, check, fields, words, ask }: Props) {
  const state = form.state.checks[check]
  const isDone = state === 'done'
  const button = `${check}Check` as const
  const problem = button === 'accountCheck' ? form.problem(button) : undefined
  const problemId = useId()
  const hintId = useId()
  const [, run, isRunning] = useAttempt(async (signal: AbortSignal) => {
    const found = problemsBeforeCheck(check, form.state, session.get(), new Date())
    if (form.passes(found, fields)) await ask(form.state.values, signal)
  })

  return (
    <div className={styles['check']}>
      {words.optional && state === 'open' && <p id={hintId}>{words.optional}</p>}
      <div className={styles['buttons']}>
        <Button
          variant="secondary"
          busy={isRunning}
          disabledReason={isDone ? words.done : undefined}
          hasTooltip={false}
          {...(button === 'accountCheck' && { id: fieldId(button) })}
          {...(words.optional && state === 'open' && { 'aria-describedby': hintId })}
          {...(problem && { 'aria-describedby': problemId })}
          onClick={() => void run()}
        >
          {isDone ? words.completed : words.check}
        </Button>
        {isDone && (
          <Button variant="tertiary" onClick={() => form.reenter(check, fields[0])}>
            {t.reenter}
            <VisuallyHidden> ({words.check})</VisuallyHidden>
          </Button>
        )}
      </div>
      {problem && (
        <div id={problemId}>
          <AlertBox tone="danger">{problem}</AlertBox>
        </div>
      )}
      <VisuallyHidden>
        <Status>{isDone && words.done}</Status>
      </VisuallyHidden>
      {state === 'overridden' && (
        <AlertBox tone="warning" announced>
          {words.overridden}
        </AlertBox>
      )}
    </div>
  )
}
