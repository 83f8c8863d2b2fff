// Hangul (in all its forms), Han and kana, ideographic punctuation with the wide space, and the full-width forms.
const WIDE =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u
const NARROW_FORMS = /[!-~]/g
const FULL_WIDTH_FORMS = /[！-～]/g
const FULL_WIDTH_SHIFT = '！'.charCodeAt(0) - '!'.charCodeAt(0)
const WIDE_SPACE = '\u3000'

const characters = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/**
 * Returns the length as banks count it: Hangul, CJK and full-width characters 2, all others 1 (APLY-50). Decomposed
 * Hangul counts as the syllables that it shows.
 */
export function byteLength(text: string): number {
  return Array.from(text.normalize('NFC'), bytesOf).reduce((sum, bytes) => sum + bytes, 0)
}

/** Returns the longest beginning of a text within so many bytes; no character is split (APLY-49, APLY-82). */
export function cutToBytes(text: string, limit: number): string {
  let kept = ''
  let left = limit
  for (const { segment } of characters.segment(text.normalize('NFC'))) {
    left -= byteLength(segment)
    if (left < 0) break
    kept += segment
  }
  return kept
}

/** Returns ASCII letters, digits, signs and spaces in full width; other characters stay (APLY-51). */
export function toFullWidth(text: string): string {
  return text
    .replace(NARROW_FORMS, narrow => String.fromCharCode(narrow.charCodeAt(0) + FULL_WIDTH_SHIFT))
    .replaceAll(' ', WIDE_SPACE)
}

/** Returns full-width forms of ASCII, and the wide space, as ASCII (GP-13). */
export function toHalfWidth(text: string): string {
  return text
    .replace(FULL_WIDTH_FORMS, wide => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replaceAll(WIDE_SPACE, ' ')
}

function bytesOf(character: string): number {
  return WIDE.test(character) ? 2 : 1
}
