import { useId, type ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'
import styles from './radio-group.module.css'

type Option<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode }

type Props<Value extends string> = FieldGroupProps & {
  name: string
  options: readonly Option<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** One choice out of a few, all of them visible. Nothing is chosen at first. */
export function RadioGroup<Value extends string>({ name, options, value, onChange, ...group }: Props<Value>) {
  return (
    <FieldGroup {...group} role="radiogroup">
      {() => (
        <div className={styles['options']}>
          {options.map(option => (
            <Choice
              key={option.value}
              {...{ name, option }}
              isChosen={option.value === value}
              onChoose={() => onChange(option.value)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

type ChoiceProps = { name: string; option: Option<string>; isChosen: boolean; onChoose: () => void }

function Choice({ name, option: { value, label, hint }, isChosen, onChoose }: ChoiceProps) {
  const hintId = useId()
  return (
    <label className={styles['option']}>
      <input
        className={styles['radio']}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={hint ? hintId : undefined}
      />
      <span>
        {label}
        {hint && (
          <span className={styles['hint']} id={hintId} aria-hidden>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
