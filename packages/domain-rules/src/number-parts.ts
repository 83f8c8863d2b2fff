const ONLY_DIGITS = /^[0-9]*$/

/** Returns true if each box holds exactly its number of ASCII digits, and there is no other box. */
export function fillExactly(parts: readonly string[], lengths: readonly number[]): boolean {
  const isFilled = (part: string, box: number) => part.length === lengths[box] && ONLY_DIGITS.test(part)
  return parts.length === lengths.length && parts.every(isFilled)
}

/** Cuts the 13 digits of a residence or corporate number into its two boxes; excess digits stay in the second. */
export function splitSixSeven(digits: string): [string, string] {
  return [digits.slice(0, 6), digits.slice(6)]
}
