const FULL_WIDTH_DIGIT = /[０-９]/g
const DISTANCE_TO_ASCII = 0xfee0

/** Returns the text with ASCII digits for full-width ones, which Korean keyboards write too. */
export function withAsciiDigits(text: string): string {
  return text.replace(FULL_WIDTH_DIGIT, digit => String.fromCharCode(digit.charCodeAt(0) - DISTANCE_TO_ASCII))
}
