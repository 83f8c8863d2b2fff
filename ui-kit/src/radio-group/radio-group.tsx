import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { describedBy, FieldHint, FieldProblem } from '../field/field-notes.tsx'
import fieldset from '../field/fieldset.module.css'
import styles from './radio-group.module.css'

type Props<Value extends string> = {
  legend: ReactNode
  name: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value | undefined
  onChange: (value: Value) => void
  problem?: string | undefined
  hint?: ReactNode
  id?: string | undefined
}

/** One choice out of a few, all of them in sight. Nothing is chosen until somebody does. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  ...more
}: Props<Value>) {
  const { problem, hint, id } = more
  const group = useRef<HTMLFieldSetElement>(null)
  const ids = { own: useId(), legend: useId(), hint: useId(), problem: useId() }

  useLayoutEffect(() => {
    // React resets a form after its action, which would take back the choice.
    const radios = group.current?.querySelectorAll('input') ?? []
    for (const radio of radios) radio.defaultChecked = radio.checked
  })

  return (
    <fieldset
      ref={group}
      className={fieldset['fieldset']}
      id={id ?? ids.own}
      role="radiogroup"
      aria-labelledby={ids.legend}
      aria-describedby={describedBy({ [ids.hint]: hint, [ids.problem]: problem })}
      aria-invalid={problem ? true : undefined}
    >
      <legend className={fieldset['legend']} id={ids.legend}>
        {legend}
      </legend>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <div className={styles['options']}>
        {options.map(option => (
          <label className={styles['option']} key={option.value}>
            <input
              className={styles['radio']}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {problem && <FieldProblem id={ids.problem}>{problem}</FieldProblem>}
    </fieldset>
  )
}
