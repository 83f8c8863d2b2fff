const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** Whether a reader would see nothing: spaces of every width, Hangul fillers, zero-width characters (APLY-27, APLY-48). */
export function isBlank(text: string): boolean {
  return NOTHING_TO_SEE.test(text)
}
