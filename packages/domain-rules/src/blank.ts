const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** Returns true if nothing of the text is visible: spaces of every width, Hangul fillers, zero-width characters (APLY-27, APLY-48). */
export function isBlank(text: string): boolean {
  return NOTHING_TO_SEE.test(text)
}
