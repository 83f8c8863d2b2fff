import type { FastifyInstance } from 'fastify'
import { releasesReport, type Releases } from 'release-store'
import { recentEntries, type RecentAudit } from '../audit.ts'
import type { CountStore } from '../beacons/count-store.ts'
import { beaconReport, LAST_HOUR } from '../beacons/report.ts'
import { waitingRoomReport } from '../waiting-room/routes.ts'
import type { WaitingRoomPort } from '../waiting-room/waiting-room-port.ts'

/** One of the things that operators follow: what a call returns too, and how often it is looked at. */
export type Topic = { read: () => Promise<unknown>; everyMs: number }

const SOON_MS = 1_000
/** For what is longer, or costs more to find out. */
const LATER_MS = 5_000
/** Asks a bucket for its list. */
const SELDOM_MS = 20_000

type Needed = {
  app: FastifyInstance
  releases: Releases
  recentAudit: RecentAudit
  counts: CountStore
  waitingRoom: WaitingRoomPort
  now: () => Date
}

/** What operators follow, each by the name that the events give it. */
export function liveTopics({ app, releases, recentAudit, counts, waitingRoom, now }: Needed) {
  return {
    releases: {
      read: async () => releasesReport(await releases.storage.readRegistry()),
      everyMs: SOON_MS,
    },
    stored: { read: async () => ({ releases: await releases.storage.listReleases() }), everyMs: SELDOM_MS },
    audit: { read: () => recentEntries(recentAudit), everyMs: SOON_MS },
    waitingRoom: { read: () => waitingRoomReport(waitingRoom), everyMs: SOON_MS },
    beacons: { read: () => beaconReport({ counts, now }, LAST_HOUR), everyMs: LATER_MS },
    health: { read: async () => (await app.inject('/readyz')).json<unknown>(), everyMs: LATER_MS },
  } satisfies Record<string, Topic>
}
