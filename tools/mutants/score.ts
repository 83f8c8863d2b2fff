/** The share of planted faults that the tests have noticed. */
export type Score = { noticed: number; all: number }

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/** Counts the outcomes of the faults. A fault that does not run, or was left out, does not count. */
export function scoreOf(faults: readonly { status: string }[]): Score {
  const count = (statuses: string[]) => faults.filter(({ status }) => statuses.includes(status)).length
  const noticed = count(NOTICED)
  return { noticed, all: noticed + count(UNNOTICED) }
}
