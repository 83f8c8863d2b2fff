/** A call that did not get a response of the site: the status of the proxy or of a failing server, or the reason of none. */
type Failure = { at: number; seen: string; where: string }

/** All that the people of a run have seen, and all that the site has acknowledged to them. */
export class Watch {
  readonly failures: Failure[] = []
  /** The reasons of journeys that were given up. */
  readonly givenUp: string[] = []
  /** Filed applications, proofs by application, and files with their bytes by path. */
  readonly filed = new Set<string>()
  readonly proofs = new Set<string>()
  readonly files = new Map<string, { bytes: Uint8Array; read: () => Promise<Uint8Array> }>()
  /** Problems of people in line: a number that was lost, or given twice. */
  readonly lostTickets: string[] = []
  finished = 0

  failed(seen: string, where: string): void {
    this.failures.push({ at: performance.now(), seen, where })
  }

  /** Returns the failures from a moment on, with their numbers: `502 (3), late (1)`. */
  seenSince(moment: number): { text: string; last: number } {
    const recent = this.failures.filter(({ at }) => at >= moment)
    const counts = Object.groupBy(recent, ({ seen }) => seen)
    const parts = Object.entries(counts).map(([seen, all]) => `${seen} (${all?.length ?? 0})`)
    return { text: parts.toSorted().join(', ') || 'nothing', last: recent.at(-1)?.at ?? moment }
  }
}
