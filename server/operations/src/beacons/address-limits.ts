import { FAILURES, type Beacon } from 'release-format'

/** Behind one address may be hundreds of people. */
const MOST_BEACONS = 1_200
/** Of one release: what one address says alone must not decide about it where many use it. */
const MOST_FAILURES = 20
const MOST_ADDRESSES = 20_000

export type AddressLimits = {
  /** Whether this one still counts. */
  admits(address: string, beacon: Beacon): boolean
  /** A new minute begins. */
  forget(): void
}

/** How much of what one address tells within a minute counts. Addresses are kept in memory alone, and for that minute. */
export function createAddressLimits(): AddressLimits {
  const told = new Map<string, number>()

  return {
    admits(address, { remote, version, kind }) {
      if (told.size >= MOST_ADDRESSES) return false
      const isFailure = (FAILURES as readonly string[]).includes(kind)
      return (
        (!isFailure || isWithin(`${address} ${remote} ${version}`, MOST_FAILURES)) &&
        isWithin(address, MOST_BEACONS)
      )
    },
    forget: () => told.clear(),
  }

  function isWithin(key: string, most: number): boolean {
    const times = (told.get(key) ?? 0) + 1
    told.set(key, times)
    return times <= most
  }
}
