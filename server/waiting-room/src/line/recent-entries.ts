const SECOND_MS = 1_000

/** Entries within the second that ends now. Times are in milliseconds. */
export function createRecentEntries() {
  let times: number[] = []
  let first = 0

  return {
    add: (now: number) => void times.push(now),
    count(now: number): number {
      while (first < times.length && now - (times[first] ?? now) >= SECOND_MS) first += 1
      if (first > times.length / 2) [times, first] = [times.slice(first), 0]
      return times.length - first
    },
  }
}
