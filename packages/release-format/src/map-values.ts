/** Returns a record with the same keys, and a new value for each. */
export function mapValues<Old, New>(
  record: Readonly<Record<string, Old>>,
  valueFor: (old: Old, key: string) => New,
): Record<string, New> {
  return Object.fromEntries(Object.entries(record).map(([key, old]) => [key, valueFor(old, key)]))
}
