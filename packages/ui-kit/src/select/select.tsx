import type { ComponentProps } from 'react'
import control from '../field/control.module.css'
import { Field, type FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './select.module.css'

type Native = Pick<ComponentProps<'select'>, 'name' | 'autoComplete' | 'onBlur'>

type Props<Value extends string> = FieldProps &
  Native & {
    options: readonly { value: Value; label: string }[]
    /** Empty as long as nothing is chosen. */
    value: Value | ''
    onChange: (value: Value) => void
    /** Shown while nothing is chosen. It cannot be chosen itself. */
    placeholder: string
  }

/** One choice out of many: the browser's own list. */
export function Select<Value extends string>({ options, value, onChange, ...props }: Props<Value>) {
  const { label, hint, problem, refusedValue, required, id, placeholder, ...native } = props
  return (
    <Field {...{ label, hint, problem, refusedValue, id }} required={required ?? false}>
      {tied => (
        <div className={control['line']}>
          <span className={styles['box']}>
            <select
              {...native}
              {...tied}
              className={`${control['control']} ${styles['select']}`}
              value={value}
              onChange={event => onChange(event.currentTarget.value as Value)}
            >
              <option value="" disabled hidden>
                {placeholder}
              </option>
              {options.map(option => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon name="down" />
          </span>
        </div>
      )}
    </Field>
  )
}
