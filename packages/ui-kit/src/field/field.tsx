import { useId, type ReactNode } from 'react'
import { describedBy, FieldHint, FieldProblem, RefusedValue } from './field-notes.tsx'
import styles from './field.module.css'
import { RequiredMark } from './required-mark.tsx'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  problem?: string | undefined
  /** A value that was refused and removed from the field, shown below the message (GP-01, GP-02). */
  refusedValue?: string | undefined
  required?: boolean
  id?: string | undefined
}

/** The props that tie a control to the words around it. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type Props = FieldProps & {
  /** The id of the unit, which is read right after the value. */
  unitId?: string | undefined
  /** The id of another description of the control, read last. */
  describedAlsoBy?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** One control with its label above, help and problem, all tied together. */
export function Field({ label, hint, problem, refusedValue, required = false, id, ...rest }: Props) {
  const ids = { control: useId(), hint: useId(), problem: useId(), refused: useId() }
  const control = {
    id: id ?? ids.control,
    'aria-describedby': describedBy({
      [rest.unitId ?? '']: rest.unitId,
      [ids.hint]: hint,
      [ids.problem]: problem,
      [ids.refused]: refusedValue,
      [rest.describedAlsoBy ?? '']: rest.describedAlsoBy,
    }),
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-required': required || undefined,
  }

  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={control.id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      {rest.children(control)}
      {problem && <FieldProblem id={ids.problem}>{problem}</FieldProblem>}
      {refusedValue && <RefusedValue id={ids.refused} value={refusedValue} />}
    </div>
  )
}
