/** A fault and its consequences. */
export type Row = {
  name: string
  /** The failures that applicants saw: `502 (3)`. */
  seen: string
  /** Seconds from the fault until everything was in its place again. */
  brokenS: number
  /** Seconds from then until the last failed call. */
  healedS: number
  /** Applications acknowledged meanwhile. */
  filed: number
  /** The refusals for which applicants began again. */
  givenUp: readonly string[]
  lost: number
  doubled: number
}

export const heading = `| fault | failed calls | broken for | last failure after that | acknowledged meanwhile | begun again | lost | doubled |
| --- | --- | --- | --- | --- | --- | --- | --- |`

/** Returns the line of a Markdown table. */
export function rowOf({ name, seen, brokenS, healedS, filed, givenUp, lost, doubled }: Row): string {
  const seconds = (value: number) => `${value.toFixed(1)} s`
  const cells = [name, seen, seconds(brokenS), seconds(healedS), filed, givenUp.length, lost, doubled]
  return `| ${cells.join(' | ')} |`
}
