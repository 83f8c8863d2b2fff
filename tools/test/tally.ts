/** The number of passed tests, and the names of failed ones, each with the reason below it. */
export type Tally = { passed: number; failures: readonly string[] }

export const nothing: Tally = { passed: 0, failures: [] }

/** One failure that has no report of its own. */
export const brokenAt = (name: string): Tally => ({ passed: 0, failures: [name] })

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

/** Returns the ending of a command of tests: each failure with its reason, and the numbers on the last. */
export function ending({ passed, failures }: Tally): string {
  return [...failures.map(name => `✗ ${name}`), `${passed} passed, ${failures.length} failed`].join('\n')
}

export function exitCodeFor({ failures }: Tally): number {
  return failures.length > 0 ? 1 : 0
}
