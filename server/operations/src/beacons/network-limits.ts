import { FAILURES, type Beacon } from 'release-format'
import { isMeasure } from './beacon-body.ts'

/** One network may hold hundreds of people. */
const MOST_BEACONS = 1_200
const MOST_FAILURES = 20
const MOST_MEASURES = 60
const MOST_KEYS = 60_000

/** Limits the beacons of one network within a minute. Networks are in memory only, for that minute. */
export class NetworkLimits {
  readonly #counted = new Map<string, number>()

  /** Returns true if this beacon still counts. */
  admits(network: string, { kind }: Beacon): boolean {
    if (!this.#isWithin(network, MOST_BEACONS)) return false
    if (isMeasure(kind)) return this.#isWithin(`${network} measures`, MOST_MEASURES)
    if (FAILURES.some(failure => failure === kind))
      return this.#isWithin(`${network} failures`, MOST_FAILURES)
    return true
  }

  /** Begins a new minute. */
  forget(): void {
    this.#counted.clear()
  }

  #isWithin(key: string, most: number): boolean {
    const times = (this.#counted.get(key) ?? 0) + 1
    if (times === 1 && this.#counted.size >= MOST_KEYS) return false
    this.#counted.set(key, times)
    return times <= most
  }
}
