import { createHmac } from 'node:crypto'
import { FAILURES, STARTS, type Beacon } from 'release-format'
import { networkOf } from 'server-kit'
import type { Vote } from './vote-store.ts'

const MOST_VOTES = 20_000
const DIGEST_LENGTH = 16

/** Collects the votes of networks between two writes to the database. */
export class Ballot {
  readonly #secret: string
  #votes = new Map<string, Vote>()

  /** The secret keys the digests of networks; all machines of a site share it. */
  constructor(secret: string) {
    this.#secret = secret
  }

  /** Counts a start or a failure for the network. Other beacons are no votes. */
  count({ remote, version, kind }: Beacon, network: string): void {
    const failed = (FAILURES as readonly string[]).includes(kind)
    if (!failed && !(STARTS as readonly string[]).includes(kind)) return
    const voter = this.#digestOf(network)
    const key = `${remote} ${version} ${voter}`
    const vote = this.#votes.get(key) ?? { remote, version, voter, starts: 0, failures: 0 }
    if (this.#votes.size >= MOST_VOTES && !this.#votes.has(key)) return
    this.#votes.set(key, vote)
    if (failed) vote.failures += 1
    else vote.starts += 1
  }

  /** Returns the votes since the last call. */
  take(): readonly Vote[] {
    const taken = [...this.#votes.values()]
    this.#votes = new Map()
    return taken
  }

  #digestOf(network: string): string {
    const digest = createHmac('sha256', this.#secret).update(`voter ${network}`).digest('base64url')
    return digest.slice(0, DIGEST_LENGTH)
  }
}

/** Returns the network that has one vote: an IPv4 address, or the 48 bits of IPv6 that one customer may hold. */
export function votingNetwork(address: string): string {
  return networkOf(address, 48)
}
