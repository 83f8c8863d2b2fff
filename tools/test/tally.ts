export type Tally = { passed: number; failed: number }

export const nothing: Tally = { passed: 0, failed: 0 }

/** A stage that ended without a report of its own. */
export const broken: Tally = { passed: 0, failed: 1 }

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  }
}

/** The line with which `npm test` ends. */
export function lastLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}
