import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { dateTyped } from './date-typed.ts'

type Props = Omit<TextFieldProps, 'format' | 'type' | 'inputMode' | 'unit' | 'size'>

const LONGEST = 'YYYY-MM-DD'.length

/** A date as text, YYYY-MM-DD. Eight digits, typed or pasted, get their hyphens by themselves (GP-01). */
export function DateField(props: Props) {
  // Not `type="date"`: its picker is a detour for a date that the user copies from paper.
  return <TextField autoComplete="off" {...props} inputMode="numeric" size={LONGEST + 2} format={dateTyped} />
}
