import type { Registry } from 'release-format'
import { Counter, gauge, Histogram, type Figure, type Sample } from 'server-kit'
import { isMeasure } from './beacon-body.ts'
import type { Count } from './count-store.ts'

/** Milliseconds; thousandths for layout shifts. */
const RANGES = [10, 25, 50, 100, 200, 250, 500, 1_000, 2_500, 4_000, 10_000, 60_000]

/** Adds up the reports of pages that this process received. Callers hand in releases of the registry alone. */
export class ReleaseFigures {
  readonly #reports = new Counter({
    name: 'release_reports_total',
    help: 'Reports of pages by release and kind.',
  })
  readonly #measures = new Histogram(
    { name: 'release_measure', help: 'Web vitals of pages: milliseconds, thousandths for cls.' },
    RANGES,
  )

  count(known: readonly Count[]): void {
    for (const { remote, version, kind, upTo, count } of known)
      if (isMeasure(kind)) this.#measures.observe(upTo, { remote, version, measure: kind }, count)
      else this.#reports.add(count, { remote, version, kind })
  }

  /** Returns the figures, with the share of browsers that each release of the registry gets. */
  read({ remotes }: Registry): Figure[] {
    const shares = Object.entries(remotes).flatMap(([remote, { version, canary }]): Sample[] => {
      const percent = canary?.percent ?? 0
      const live: Sample = [{ remote, version }, 100 - percent]
      return canary ? [live, [{ remote, version: canary.version }, percent]] : [live]
    })
    return [
      this.#reports.figure(),
      this.#measures.figure(),
      gauge('release_share_percent', 'Share of browsers that a release gets.', shares),
    ]
  }
}
