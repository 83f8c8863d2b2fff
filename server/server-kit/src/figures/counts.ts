import { counter, type Figure, type Labels, type Sample } from './figure.ts'

type Described = Pick<Figure, 'name' | 'help'>
type Row = { labels: Labels; inRange: number[]; sum: number; count: number }

/** Durations in seconds, from a quick statement to a call that has timed out. */
const DURATIONS: readonly number[] = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15]

/**
 * Counts values by their labels, in ranges up to each of the limits. Callers use labels of a bounded set alone, since
 * each combination is kept for good.
 */
export class Histogram {
  readonly #described: Described
  readonly #limits: readonly number[]
  readonly #rows = new Map<string, Row>()

  constructor(described: Described, limits: readonly number[] = DURATIONS) {
    this.#described = described
    this.#limits = limits
  }

  /** Counts a value so many times. */
  observe(value: number, labels: Labels = {}, times = 1): void {
    const row = this.#rowOf(labels)
    const range = this.#limits.findIndex(limit => value <= limit)
    if (range >= 0) row.inRange[range] = (row.inRange[range] ?? 0) + times
    row.sum += value * times
    row.count += times
  }

  figure(): Figure {
    return {
      ...this.#described,
      type: 'histogram',
      samples: [...this.#rows.values()].flatMap(row => this.#samplesOf(row)),
    }
  }

  #rowOf(labels: Labels): Row {
    const key = Object.values(labels).join(' ')
    const known = this.#rows.get(key)
    if (known) return known
    const row = { labels, inRange: this.#limits.map(() => 0), sum: 0, count: 0 }
    this.#rows.set(key, row)
    return row
  }

  #samplesOf({ labels, inRange, sum, count }: Row): Sample[] {
    let upTo = 0
    const ranges = this.#limits.map((le, place): Sample => {
      upTo += inRange[place] ?? 0
      return [{ ...labels, le }, upTo, '_bucket']
    })
    return [
      ...ranges,
      [{ ...labels, le: '+Inf' }, count, '_bucket'],
      [labels, sum, '_sum'],
      [labels, count, '_count'],
    ]
  }
}

/** Adds up amounts by their labels, which are of a bounded set. */
export class Counter {
  readonly #described: Described
  readonly #sums = new Map<string, { labels: Labels; sum: number }>()

  constructor(described: Described) {
    this.#described = described
  }

  add(amount: number, labels: Labels = {}): void {
    const key = Object.values(labels).join(' ')
    const known = this.#sums.get(key)
    if (known) known.sum += amount
    else this.#sums.set(key, { labels, sum: amount })
  }

  figure(): Figure {
    const { name, help } = this.#described
    return counter(
      name,
      help,
      [...this.#sums.values()].map(({ labels, sum }): Sample => [labels, sum]),
    )
  }
}
