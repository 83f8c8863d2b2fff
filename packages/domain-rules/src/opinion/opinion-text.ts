import { isBlank } from '../blank.ts'
import { OPINION_TEXT_LIMIT } from '../programme.ts'
import * as t from './texts.ko.ts'

const LONGEST_CHARACTER = 2

/** The message for an opinion that says nothing, or null (OPN-17). */
export function checkOpinionText(text: string): string | null {
  return isBlank(text) ? t.textMissing : null
}

/** The first 200 characters; a pair of code units is one character and is never parted (OPN-18, GP-15). */
export function cutOpinionText(text: string): string {
  const enough = text.slice(0, OPINION_TEXT_LIMIT * LONGEST_CHARACTER)
  return [...enough].slice(0, OPINION_TEXT_LIMIT).join('')
}

/** The number of characters as the limit counts them. */
export function opinionLength(text: string): number {
  return Array.from(text).length
}
