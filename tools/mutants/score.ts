/** How many of the faults that were planted the tests have noticed. */
export type Score = { noticed: number; all: number }

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/** Counts what became of each fault; one that does not even run, or was left out, says nothing about the tests. */
export function scoreOf(faults: readonly { status: string }[]): Score {
  const count = (statuses: string[]) => faults.filter(({ status }) => statuses.includes(status)).length
  const noticed = count(NOTICED)
  return { noticed, all: noticed + count(UNNOTICED) }
}
