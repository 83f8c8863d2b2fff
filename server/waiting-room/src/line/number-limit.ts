import { networkOf } from 'server-kit'
import { RecentValues } from './recent-values.ts'

type Amount = { atOnce: number; perSecond: number }

/** For clients without a cookie: far above the needs of one person, and far below those of a telephone network. */
const STRANGERS: Amount = { atOnce: 200, perSecond: 20 }
/** More than the gateway of a telephone network sends. */
const GATEWAY: Amount = { atOnce: 2_000, perSecond: 200 }
/** A number for each action, and some more after they have ended. */
const VISITOR: Amount = { atOnce: 6, perSecond: 0.1 }
/** The largest number of networks or visitors that are remembered. */
const MOST_REMEMBERED = 50_000

export type NumberLimit = ReturnType<typeof createNumberLimit>

/** Keeps one address from filling a line. */
export function createNumberLimit({ now }: { now: () => number }) {
  const strangers = new Allowance(STRANGERS, now)
  const gateways = new Allowance(GATEWAY, now)
  const visitors = new Allowance(VISITOR, now)

  return {
    /**
     * Returns true, and counts the number, if a client may take one more now. An address may take 200 numbers at once,
     * and 20 a second afterwards. Beyond that, visitors who return their cookie take six each, up to 2,000 at once and
     * 200 a second for their address.
     */
    mayTake(address: string, visitor: () => string | null = () => null): boolean {
      const network = networkOf(address)
      if (strangers.take(network)) return true
      const id = visitor()
      return id !== null && visitors.has(id) && gateways.take(network) && visitors.take(id)
    },
  }
}

/** An amount for each name, of which a part is given back every second. */
class Allowance {
  readonly #now: () => number
  readonly #eachMs: number
  readonly #mostOwedMs: number
  /** The time at which a name has used up no more than its rate. */
  readonly #evenAt: RecentValues<number>

  constructor({ atOnce, perSecond }: Amount, now: () => number) {
    this.#now = now
    this.#eachMs = 1_000 / perSecond
    this.#mostOwedMs = (atOnce - 1) * this.#eachMs
    this.#evenAt = new RecentValues({ now, keptMs: this.#mostOwedMs + this.#eachMs, most: MOST_REMEMBERED })
  }

  has(name: string): boolean {
    return this.#owedMs(name) <= this.#mostOwedMs
  }

  /** Takes one; returns false if nothing is left. */
  take(name: string): boolean {
    const owedMs = this.#owedMs(name)
    if (owedMs > this.#mostOwedMs) return false
    this.#evenAt.set(name, this.#now() + owedMs + this.#eachMs)
    return true
  }

  #owedMs(name: string): number {
    return Math.max(0, (this.#evenAt.get(name) ?? 0) - this.#now())
  }
}
