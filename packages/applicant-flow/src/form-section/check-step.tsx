import { useId } from 'react'
import { AlertBox, Button, Status, VisuallyHidden } from 'ui-kit'
import styles from './form-section.module.css'
import * as t from './texts.ko.ts'

/** `overridden`: the check failed, and the applicant chose to continue. */
export type CheckState = 'open' | 'done' | 'overridden'

export type CheckWords = {
  /** The label of the button, before and after the check. */
  check: string
  completed: string
  done: string
  /** For an optional check: the effect of leaving it out, and of continuing with a mismatch. */
  optional?: string
  overridden?: string
}

type Props = {
  /** The id of the button, if a message leads to it. */
  id?: string
  state: CheckState
  words: CheckWords
  problem?: string | undefined
  isRunning: boolean
  onCheck: () => void
  onReenter: () => void
}

/** A check of the fields above it: its button, its result, and a button to enter them anew (GP-14). */
export function CheckStep({ id, state, words, problem, isRunning, onCheck, onReenter }: Props) {
  const isDone = state === 'done'
  const optional = state === 'open' && words.optional
  const problemId = useId()
  const hintId = useId()
  return (
    <div className={styles['check']}>
      {optional && <p id={hintId}>{optional}</p>}
      <div className={styles['buttons']}>
        <Button
          variant="secondary"
          busy={isRunning}
          disabledReason={isDone ? words.done : undefined}
          hasTooltip={false}
          {...(id && { id })}
          {...(optional && { 'aria-describedby': hintId })}
          {...(problem && { 'aria-describedby': problemId })}
          onClick={onCheck}
        >
          {isDone ? words.completed : words.check}
        </Button>
        {isDone && (
          <Button variant="tertiary" onClick={onReenter}>
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
