import { FAILURES, type Beacon } from 'release-format'

/** Behind one address may be hundreds of people. */
const MOST_BEACONS = 1_200
/** Of one release: one address alone must not decide about a release that many use. */
const MOST_FAILURES = 20
const MOST_ADDRESSES = 20_000

export type AddressLimits = {
  /** Returns true if this beacon still counts. */
  admits(address: string, beacon: Beacon): boolean
  /** Begins a new minute. */
  forget(): void
}

/** Limits the beacons of one address within a minute. Addresses are in memory only, for that minute. */
export function createAddressLimits(): AddressLimits {
  const counted = new Map<string, number>()

  return {
    admits(address, { remote, version, kind }) {
      if (counted.size >= MOST_ADDRESSES) return false
      const isFailure = (FAILURES as readonly string[]).includes(kind)
      return (
        (!isFailure || isWithin(`${address} ${remote} ${version}`, MOST_FAILURES)) &&
        isWithin(address, MOST_BEACONS)
      )
    },
    forget: () => counted.clear(),
  }

  function isWithin(key: string, most: number): boolean {
    const times = (counted.get(key) ?? 0) + 1
    counted.set(key, times)
    return times <= most
  }
}
