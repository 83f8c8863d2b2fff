import { use, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { describedBy, FieldHint, FieldProblem } from '../field/field-notes.tsx'
import { GroupProblem } from '../field/group-problem.ts'
import { RequiredMark } from '../field/required-mark.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './checkbox.module.css'

type Props = {
  label: ReactNode
  /** `mixed`: some of the checkboxes that it represents are ticked. */
  checked: boolean | 'mixed'
  onChange: (isChecked: boolean) => void
  hint?: ReactNode
  problem?: string | undefined
  required?: boolean
  id?: string | undefined
}

/** A checkbox with a target as large as its label. */
export function Checkbox({ label, checked, onChange, hint, problem, required = false, id }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const hasGroupProblem = use(GroupProblem)
  const ids = { control: useId(), hint: useId(), problem: useId() }
  useLayoutEffect(() => {
    // The mixed state has no attribute, and a press removes it.
    if (input.current) input.current.indeterminate = checked === 'mixed'
  })

  return (
    <div className={styles['checkbox']}>
      <label className={styles['line']}>
        <input
          ref={input}
          className={styles['input']}
          type="checkbox"
          id={id ?? ids.control}
          checked={checked === true}
          onChange={event => onChange(event.currentTarget.checked)}
          aria-describedby={describedBy({ [ids.hint]: hint, [ids.problem]: problem })}
          aria-invalid={problem || hasGroupProblem ? true : undefined}
          aria-required={required || undefined}
        />
        <span className={styles['box']} data-checked={String(checked)}>
          {checked === true && <Icon name="check" />}
        </span>
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      <div className={styles['notes']}>
        {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
        {problem && <FieldProblem id={ids.problem}>{problem}</FieldProblem>}
      </div>
    </div>
  )
}
