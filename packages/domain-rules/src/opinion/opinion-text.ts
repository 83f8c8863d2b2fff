import { isBlank } from '../blank.ts'
import { OPINION_TEXT_LIMIT } from '../programme.ts'
import * as t from './texts.ko.ts'

const LONGEST_CHARACTER = 2

/** Returns the message for an empty opinion, or null (OPN-17). */
export function checkOpinionText(text: string): string | null {
  return isBlank(text) ? t.textMissing : null
}

/** Returns the first 200 characters. A surrogate pair is one character and is never split (OPN-18, GP-15). */
export function cutOpinionText(text: string): string {
  const enough = text.slice(0, OPINION_TEXT_LIMIT * LONGEST_CHARACTER)
  return [...enough].slice(0, OPINION_TEXT_LIMIT).join('')
}

/** Returns the number of characters as the limit counts them. */
export function opinionLength(text: string): number {
  return Array.from(text).length
}
