import type { Beacon, BeaconKind, Measure } from 'release-format'
import { siteConfig } from 'site-config'
import { Departure } from './beacons/departure.ts'

/**
 * The outcome of a release in this page. `loaded` and `swapped` are its success. `reverted` means that it serves again in
 * the place of another. Every other kind is a failure, named after the step that failed.
 */
export type ReportKind = Exclude<BeaconKind, Measure | 'open'>

export type Outcome = Omit<Beacon, 'kind' | 'value'> & { kind: ReportKind }

const SUCCESSES: readonly ReportKind[] = ['loaded', 'swapped']

/** Reports of releases to the operations of the site. They contain nothing about the person. */
export class Report {
  readonly #random: number
  readonly #departure = new Departure()

  /** `random`, from 0 to 1, decides whether this page is in the sample that reports measurements. */
  constructor(random: number = Math.random()) {
    this.#random = random
  }

  /** True if this page reports measurements and open releases as well. */
  get isSampled(): boolean {
    const { beaconsUrl, beaconsShare } = siteConfig()
    return beaconsUrl !== '' && this.#random < beaconsShare
  }

  /**
   * Reports the outcome of a release; a failure a second later, if the person is still on the page. `error` is written
   * to the console only.
   */
  outcome({ remote, version, kind }: Outcome, error?: unknown): void {
    const send = () => this.send({ remote, version, kind })
    if (SUCCESSES.includes(kind)) return send()
    console.error(`${remote} ${version}: ${kind}`, error)
    this.#departure.ifStaying(send)
  }

  /** Reports a measurement of a release in milliseconds, in sampled pages only. */
  time(beacon: Omit<Beacon, 'kind'> & { kind: Measure; value: number }): void {
    if (this.isSampled) this.send({ ...beacon, value: Math.round(beacon.value) })
  }

  /** Sends beacons, if the site configures an address for them. */
  send(beacons: Beacon | readonly Beacon[]): void {
    const { beaconsUrl } = siteConfig()
    if (beaconsUrl) navigator.sendBeacon(beaconsUrl, JSON.stringify(beacons))
  }
}
