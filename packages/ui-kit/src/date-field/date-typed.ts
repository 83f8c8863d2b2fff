import { withAsciiDigits } from '../digits.ts'

const EIGHT_DIGITS = /^([0-9]{4})[-./\s]*([0-9]{2})[-./\s]*([0-9]{2})\.?$/

/** Returns the text after typing: eight digits get hyphens, but none during a correction in the middle (GP-01). */
export function dateTyped(text: string, caret: number): string {
  const isAtEnd = caret === text.length
  return isAtEnd ? withAsciiDigits(text.trim()).replace(EIGHT_DIGITS, '$1-$2-$3') : text
}
