const MOST_WRONG = 10
const FORGOTTEN_AFTER_MS = 15 * 60_000
const MOST_ADDRESSES = 10_000

/** Ten wrong tokens lock an address out, until a quarter of an hour has passed without another one. */
export function createWrongTokens({ now }: { now: () => number }) {
  const wrong = new Map<string, { times: number; last: number }>()

  return {
    /** Returns the seconds for which this address is still locked out; 0 if it may try. */
    lockedFor(address: string): number {
      const tried = triedBy(address)
      if (!tried || tried.times < MOST_WRONG) return 0
      return Math.ceil((tried.last + FORGOTTEN_AFTER_MS - now()) / 1_000)
    },
    /** Counts a wrong token from this address. */
    count(address: string) {
      const times = (triedBy(address)?.times ?? 0) + 1
      wrong.delete(address)
      wrong.set(address, { times, last: now() })
      // The address whose last wrong token is the oldest.
      const [oldest] = wrong.keys()
      if (wrong.size > MOST_ADDRESSES && oldest !== undefined) wrong.delete(oldest)
    },
    /** Deletes the wrong tokens of an address that sent the right one. */
    forget(address: string) {
      wrong.delete(address)
    },
  }

  function triedBy(address: string) {
    const tried = wrong.get(address)
    return tried && now() - tried.last < FORGOTTEN_AFTER_MS ? tried : undefined
  }
}
