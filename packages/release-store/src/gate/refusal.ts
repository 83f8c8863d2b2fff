/** The reason why a release does not fit the live site, or a shell the live releases. */
export type Refusal = {
  rule:
    | 'shared versions'
    | 'needs'
    | 'session schema'
    | 'session API'
    | 'routes'
    | 'lifecycles'
    | 'drawing'
    | 'console'
    | 'traces'
    | 'publisher'
    | 'sizes'
    | 'files'
    | 'one copy'
    | 'views'
  /** The statement of each side, and the way out; a sentence each. */
  candidate: string
  live: string
  wayOut: string
}

export function refusal(rule: Refusal['rule'], candidate: string, live: string, wayOut: string): Refusal {
  return { rule, candidate, live, wayOut }
}

/** The release, or the shell, does not fit the live site for the reasons in `refusals`. */
export class RefusedByGate extends Error {
  override readonly name = 'RefusedByGate'
  readonly refusals: readonly Refusal[]

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(sentenceOf).join('\n'))
    this.refusals = refusals
  }
}

function sentenceOf({ rule, candidate, live, wayOut }: Refusal): string {
  return `Refused by the rule of ${rule}. ${candidate} ${live} ${wayOut}`
}
