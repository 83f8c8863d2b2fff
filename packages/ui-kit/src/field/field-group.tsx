import { useId, type ReactNode, type RefObject } from 'react'
import { describedBy, FieldHint, FieldProblem, RefusedValue } from './field-notes.tsx'
import fieldset from './fieldset.module.css'
import { GroupProblem } from './group-problem.ts'
import { RequiredMark } from './required-mark.tsx'

export type FieldGroupProps = {
  legend: ReactNode
  hint?: ReactNode
  problem?: string | undefined
  refusedValue?: string | undefined
  required?: boolean
  /** It cannot be answered yet. The hint names the question before it. */
  disabled?: boolean
  id?: string | undefined
}

type Props = FieldGroupProps & {
  ref?: RefObject<HTMLFieldSetElement | null>
  role?: 'radiogroup'
  /** Receives the id of the message, for controls that it describes one by one. */
  children: (problemId: string | undefined) => ReactNode
}

/** Several controls that are one question, with its legend, help and problem. */
export function FieldGroup({
  legend,
  hint,
  problem,
  refusedValue,
  required = false,
  id,
  ref,
  ...rest
}: Props) {
  const ids = { own: useId(), legend: useId(), hint: useId(), problem: useId(), refused: useId() }
  const isRadioGroup = rest.role === 'radiogroup'
  return (
    <fieldset
      ref={ref}
      disabled={rest.disabled}
      className={fieldset['fieldset']}
      id={id ?? ids.own}
      role={rest.role}
      aria-labelledby={ids.legend}
      aria-describedby={describedBy({
        [ids.hint]: hint,
        [ids.problem]: problem,
        [ids.refused]: refusedValue,
      })}
      aria-invalid={(isRadioGroup && Boolean(problem)) || undefined}
      aria-required={(isRadioGroup && required) || undefined}
    >
      <legend className={fieldset['legend']} id={ids.legend}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <GroupProblem value={Boolean(problem)}>{rest.children(problem && ids.problem)}</GroupProblem>
      {problem && <FieldProblem id={ids.problem}>{problem}</FieldProblem>}
      {refusedValue && <RefusedValue id={ids.refused} value={refusedValue} />}
    </fieldset>
  )
}
