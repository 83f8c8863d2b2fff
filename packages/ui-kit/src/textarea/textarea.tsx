import { useId, type ComponentProps } from 'react'
import control from '../field/control.module.css'
import { Field, type FieldProps } from '../field/field.tsx'
import { charactersCut } from '../field/texts.ko.ts'
import { Status } from '../status/status.tsx'
import styles from './textarea.module.css'
import * as t from './texts.ko.ts'

type Native = Pick<ComponentProps<'textarea'>, 'name' | 'rows' | 'onBlur' | 'spellCheck'>

type Props = FieldProps &
  Native & {
    value: string
    /** Receives all typed or pasted text, also beyond the limit: the caller decides what to keep. */
    onChange: (value: string) => void
    /** The number of characters and its limit, as the caller counts them. */
    count: { used: number; limit: number }
    /** The number of characters of the last change that the caller has cut (GP-15). */
    cut?: number
    locked?: boolean
  }

/** A longer text, with a count of its characters. Nothing is cut without a message. */
export function Textarea({ value, onChange, count, cut = 0, locked = false, ...props }: Props) {
  const { label, hint, problem, refusedValue, required, id, ...native } = props
  const countId = useId()
  const { used, limit } = count
  const isFull = used >= limit
  return (
    <Field
      {...{ label, hint, problem, refusedValue, id }}
      required={required ?? false}
      describedAlsoBy={countId}
    >
      {tied => (
        <>
          <textarea
            rows={6}
            {...native}
            {...tied}
            className={`${control['control']} ${styles['textarea']}`}
            value={value}
            readOnly={locked}
            onChange={event => onChange(event.currentTarget.value)}
          />
          <div className={styles['foot']}>
            <Status className={control['cut']}>{cut > 0 && charactersCut(cut)}</Status>
            <span className={styles['count']} data-full={isFull || undefined} id={countId}>
              <span aria-hidden>{t.characters(used, limit)}</span>
              <span className="sr-only">{t.charactersSpoken(used, limit)}</span>
            </span>
          </div>
        </>
      )}
    </Field>
  )
}
