import { withAsciiDigits } from '../digits.ts'

const EIGHT_DIGITS = /^([0-9]{4})[-./\s]*([0-9]{2})[-./\s]*([0-9]{2})\.?$/

/**
 * What becomes of a date field's text when something was typed or pasted, with the caret at `caret`: eight digits,
 * however parted, get their hyphens. Not while the user corrects in the middle, where hyphens would jump (GP-01).
 */
export function dateTyped(text: string, caret: number): string {
  const isAtEnd = caret === text.length
  return isAtEnd ? withAsciiDigits(text.trim()).replace(EIGHT_DIGITS, '$1-$2-$3') : text
}
