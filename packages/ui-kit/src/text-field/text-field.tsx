import { useId, type ComponentProps, type ReactNode } from 'react'
import control from '../field/control.module.css'
import { Field, type FieldProps } from '../field/field.tsx'
import * as t from '../field/texts.ko.ts'
import { typingHandlers } from '../field/typing.ts'
import { Status } from '../status/status.tsx'
import { formatted, type Format } from './formatted.ts'
import styles from './text-field.module.css'
import { useCutPaste } from './use-cut-paste.ts'

type Native = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'id' | 'required' | 'readOnly' | 'disabled' | 'defaultValue' | 'value' | 'onChange'
>

export type TextFieldProps = FieldProps &
  Native & {
    value: string
    /** `typed` is the content of the input before it was formatted. */
    onChange: (value: string, typed: string) => void
    format?: Format
    /** The unit, such as 원: shown behind the value and read with it. */
    unit?: string
    /** Cannot be changed any more, but still read, reached and copied (GP-14). */
    locked?: boolean
    /** A button beside the control, such as one that checks its value. */
    action?: ReactNode
  }

/** A line of text. Passes all other props on to the `input`. `size` makes it as wide as its longest content. */
export function TextField({ value, onChange, format = typed => typed, ...props }: TextFieldProps) {
  const { unit, locked = false, action, label, hint, problem, refusedValue, required, id, ...native } = props
  const unitId = useId()
  const { cut, onPaste, onInput } = useCutPaste({ maxLength: native.maxLength, isLocked: locked })
  const typing = typingHandlers({
    onTyped: input => {
      const typed = input.value
      onChange(formatted(input, format), typed)
    },
    onComposing: text => onChange(text, text),
  })
  return (
    <Field
      {...{ label, hint, problem, refusedValue, id }}
      required={required ?? false}
      unitId={unit && unitId}
    >
      {tied => (
        <div>
          <div className={control['line']}>
            <span className={styles['box']}>
              <input
                type="text"
                {...native}
                {...tied}
                className={control['control']}
                data-counts={unit ? '' : undefined}
                value={value}
                readOnly={locked}
                {...typing}
                onPaste={onPaste}
                onInput={onInput}
              />
              {unit && (
                <span className={styles['unit']} id={unitId}>
                  {unit}
                </span>
              )}
            </span>
            {action}
          </div>
          {native.maxLength && <Status className={control['cut']}>{cut > 0 && t.charactersCut(cut)}</Status>}
        </div>
      )}
    </Field>
  )
}
