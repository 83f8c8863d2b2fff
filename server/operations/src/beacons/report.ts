import { MEASURES, type Pulse } from 'release-format'
import { measured, startsIn } from '../canary/budget.ts'
import { minuteOf, type Count, type CountStore } from './count-store.ts'

const MINUTE_MS = 60_000

/** The stored counts of beacons, and the clock. */
export type TelemetrySource = { counts: CountStore; now: () => Date }

/** Returns the figures of each release in the last `minutes`, the number of pages that run it now, and starts and failures by the minute. */
export async function telemetryReport({ counts, now }: TelemetrySource, minutes: number) {
  const from = minuteOf(new Date(now().getTime() - minutes * MINUTE_MS))
  const [sums, byMinute] = await Promise.all([counts.since(from), counts.minutes(from)])
  const lately = minuteOf(new Date(now().getTime() - MINUTE_MS))
  const latest = byMinute.filter(({ minute }) => minute >= lately)
  return {
    since: from.toISOString(),
    releases: byRelease(sums).map(({ release, counts: ofRelease }) => ({
      ...release,
      ...heartbeats(latest.filter(isOf(release))),
      counts: Object.fromEntries(
        ofRelease.filter(({ upTo }) => upTo === 0).map(each => [each.kind, each.count]),
      ),
      measures: measuresIn(ofRelease),
    })),
    minutes: byMinuteAndRelease(byMinute),
  }
}

/** Returns the number of open pages that run each version of a remote. */
export async function openPagesOf(
  { counts, now }: TelemetrySource,
  remote: string,
): Promise<Map<string, number>> {
  const lately = minuteOf(new Date(now().getTime() - MINUTE_MS))
  const ofRemote = (await counts.minutes(lately)).filter(count => count.remote === remote)
  const versions = Map.groupBy(ofRemote, ({ version }) => version)
  return new Map([...versions].map(([version, ofVersion]) => [version, heartbeats(ofVersion).open]))
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

/** Returns the number of pages by heartbeat. Each visible page sends one a minute; the present minute may not be over. */
function heartbeats(latest: readonly InMinute[]): Record<Pulse, number> {
  const most = (pulse: Pulse) =>
    Math.max(0, ...latest.filter(({ kind }) => kind === pulse).map(({ count }) => count))
  return { open: most('open'), deferred: most('deferred'), unsaved: most('unsaved') }
}

function measuresIn(counts: readonly Count[]) {
  const all = MEASURES.map(measure => [measure, measured(counts, measure)] as const)
  return Object.fromEntries(all.filter(([, { times }]) => times > 0))
}

/** Minutes in which pages sent heartbeats alone are left out. */
function byMinuteAndRelease(counts: readonly InMinute[]) {
  const groups = Map.groupBy(counts, ({ minute }) => minute.toISOString())
  return [...groups].flatMap(([minute, group]) =>
    byRelease(group).flatMap(({ release, counts: ofRelease }) => {
      const { failures, all } = startsIn(ofRelease)
      return all > 0 ? [{ minute, ...release, starts: all, failures }] : []
    }),
  )
}
