import { withAsciiDigits } from '../digits.ts'

const EIGHT_DIGITS = /^([0-9]{4})[-./\s]*([0-9]{2})[-./\s]*([0-9]{2})\.?$/

/**
 * Returns the new text of a date field after typing or pasting, with the caret at `caret`. Eight digits with any
 * separators get their hyphens. During a correction in the middle nothing changes, since hyphens would jump (GP-01).
 */
export function dateTyped(text: string, caret: number): string {
  const isAtEnd = caret === text.length
  return isAtEnd ? withAsciiDigits(text.trim()).replace(EIGHT_DIGITS, '$1-$2-$3') : text
}
