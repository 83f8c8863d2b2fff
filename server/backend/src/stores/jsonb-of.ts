/** Returns JSON for a column of the database, which refuses half a character: that becomes U+FFFD. */
export function jsonbOf(value: object): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part))
}
