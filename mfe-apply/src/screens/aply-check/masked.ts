const VISIBLE_AT_THE_END = 4

/** Returns a residence number with its rear digits hidden (GP-21). */
export function withoutRear(residenceNumber: string): string {
  return `${residenceNumber.slice(0, 6)}-${'*'.repeat(7)}`
}

/** Returns a number with all but its last four digits hidden. */
export function lastFour(number: string): string {
  return number.slice(-VISIBLE_AT_THE_END).padStart(number.length, '*')
}

/** Returns a phone number of eleven digits in groups: 010-1234-5678. */
export function withHyphens(mobileNumber: string): string {
  return mobileNumber.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')
}

/** Returns a name with all but its first and last letter hidden: 홍*동. */
export function maskedName(name: string): string {
  const letters = Array.from(name.trim())
  const isShown = (at: number) => at === 0 || (at === letters.length - 1 && letters.length > 2)
  return letters.map((letter, at) => (isShown(at) ? letter : '*')).join('')
}
