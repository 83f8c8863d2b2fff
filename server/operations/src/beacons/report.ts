import { MEASURES, type Pulse } from 'release-format'
import { measured, startsIn } from '../canary/budget.ts'
import { minuteOf, type Count, type CountStore } from './count-store.ts'

const MINUTE_MS = 60_000

/** In minutes, as reports take it. */
export const LAST_HOUR = 60

/** Where it is written down what pages have told. */
export type Told = { counts: CountStore; now: () => Date }

/** What pages have told of each release in the last minutes, in how many it runs now and waits to be replaced, and starts and failures by the minute. */
export async function beaconReport({ counts, now }: Told, minutes: number) {
  const from = minuteOf(new Date(now().getTime() - minutes * MINUTE_MS))
  const [sums, byMinute] = await Promise.all([counts.since(from), counts.minutes(from)])
  const lately = minuteOf(new Date(now().getTime() - MINUTE_MS))
  return {
    since: from.toISOString(),
    releases: byRelease(sums).map(told => ({
      ...told.release,
      ...pulses(byMinute.filter(isOf(told.release)), lately),
      counts: Object.fromEntries(
        told.counts.filter(({ upTo }) => upTo === 0).map(each => [each.kind, each.count]),
      ),
      measures: measuresIn(told.counts),
    })),
    minutes: byMinuteAndRelease(byMinute),
  }
}

/** How many open pages run each version of a remote. */
export async function openPagesOf({ counts, now }: Told, remote: string): Promise<Map<string, number>> {
  const lately = minuteOf(new Date(now().getTime() - MINUTE_MS))
  const told = (await counts.minutes(lately)).filter(count => count.remote === remote)
  const versions = Map.groupBy(told, ({ version }) => version)
  return new Map([...versions].map(([version, ofVersion]) => [version, pulses(ofVersion, lately).open]))
}

type Release = Pick<Count, 'remote' | 'version'>
type InMinute = Count & { minute: Date }

const isOf = (release: Release) => (count: Count) =>
  count.remote === release.remote && count.version === release.version

function byRelease(counts: readonly Count[]): { release: Release; counts: Count[] }[] {
  const groups = Map.groupBy(counts, ({ remote, version }) => `${remote} ${version}`)
  return [...groups.values()].flatMap(group =>
    group[0] ? [{ release: { remote: group[0].remote, version: group[0].version }, counts: group }] : [],
  )
}

/** By pulse, of how many pages it is true now. Every visible page tells once a minute; the present minute may not be over. */
function pulses(counts: readonly InMinute[], lately: Date): Record<Pulse, number> {
  const ofMinutes = counts.filter(({ minute }) => minute >= lately)
  const most = (pulse: Pulse) =>
    Math.max(0, ...ofMinutes.filter(({ kind }) => kind === pulse).map(({ count }) => count))
  return { open: most('open'), deferred: most('deferred'), unsaved: most('unsaved') }
}

function measuresIn(counts: readonly Count[]) {
  const all = MEASURES.map(measure => [measure, measured(counts, measure)] as const)
  return Object.fromEntries(all.filter(([, { times }]) => times > 0))
}

function byMinuteAndRelease(counts: readonly InMinute[]) {
  const groups = Map.groupBy(counts, ({ minute }) => minute.toISOString())
  return [...groups].flatMap(([minute, group]) =>
    byRelease(group).map(({ release, counts: ofRelease }) => {
      const { failures, all } = startsIn(ofRelease)
      return { minute, ...release, starts: all, failures }
    }),
  )
}
