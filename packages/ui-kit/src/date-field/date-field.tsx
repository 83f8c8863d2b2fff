import type { ChangeEvent } from 'react'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { dateTyped } from './date-typed.ts'

type Props = Omit<TextFieldProps, 'onChange' | 'type' | 'inputMode' | 'unit' | 'size'> & {
  onChange: (value: string) => void
}

const LONGEST = 'YYYY-MM-DD'.length

/** A date as text, YYYY-MM-DD. Eight digits, typed or pasted, get their hyphens by themselves (GP-01). */
export function DateField({ onChange, ...props }: Props) {
  function type(value: string, { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // What an input method is still composing stays as it is: to touch it would break the composition.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    onChange(isComposing ? value : dateTyped(value, currentTarget.selectionStart ?? value.length))
  }

  // Not `type="date"`: its picker is a detour for a date that stands on a paper beside the keyboard.
  return <TextField autoComplete="off" {...props} inputMode="numeric" size={LONGEST + 2} onChange={type} />
}
