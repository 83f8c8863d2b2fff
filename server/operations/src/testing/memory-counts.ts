import type { Count, CountStore } from '../beacons/count-store.ts'

type InMinute = Count & { minute: Date }

/** Counts in memory, in the place of a database. */
export function createMemoryCounts(): CountStore {
  let kept: InMinute[] = []

  return {
    async add(minute, counts) {
      kept.push(...counts.map(count => ({ ...count, minute })))
    },
    async since(from, remote) {
      const groups = Map.groupBy(
        kept.filter(count => count.minute >= from && (remote === undefined || count.remote === remote)),
        ({ remote: name, version, kind, upTo }) => [name, version, kind, upTo].join(' '),
      )
      return [...groups.values()].flatMap(([first, ...others]) => (first ? [sumOf(first, others)] : []))
    },
    minutes: async from => kept.filter(({ minute, upTo }) => minute >= from && upTo === 0),
    async prune(before) {
      kept = kept.filter(({ minute }) => minute >= before)
    },
  }
}

function sumOf(first: InMinute, others: readonly InMinute[]): Count {
  return others.reduce<Count>((sum, { count }) => ({ ...sum, count: sum.count + count }), first)
}
