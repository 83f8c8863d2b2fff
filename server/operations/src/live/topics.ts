import type { FastifyInstance } from 'fastify'
import { LAST_HOUR, topics, type Topic } from 'ops-api'
import type { Releases } from 'release-store'
import * as v from 'valibot'
import { recentEntries, type RecentAudit } from '../audit.ts'
import type { CountStore } from '../beacons/count-store.ts'
import { telemetryReport } from '../beacons/report.ts'
import type { Guard } from '../canary/guard.ts'
import { noticesNow } from '../notices/routes.ts'
import type { PendingChanges } from '../releases/pending-changes.ts'
import { releasesNow } from '../releases/routes.ts'
import type { LineMinutes } from '../waiting-room/line-history.ts'
import { waitingRoomReport } from '../waiting-room/routes.ts'
import type { WaitingRoomPort } from '../waiting-room/waiting-room-port.ts'

/** Reads the value of a topic. The interval is in milliseconds. */
export type TopicSource = { read: () => Promise<unknown>; everyMs: number }

const SOON_MS = 1_000
/** For values that are long, or expensive to read. */
const LATER_MS = 5_000
/** For the list of a bucket. */
const SELDOM_MS = 20_000

type Needed = {
  app: FastifyInstance
  releases: Releases
  guard: Guard
  pending: PendingChanges
  recentAudit: RecentAudit
  counts: CountStore
  waitingRoom: WaitingRoomPort
  lineMinutes: LineMinutes
  now: () => Date
}

/** Returns the source of every topic, whose values fit the schema of the call that returns the same. */
export function liveTopics(needed: Needed) {
  const { app, releases, recentAudit, counts, waitingRoom, lineMinutes, now } = needed
  return {
    releases: sourceOf('releases', SOON_MS, () => releasesNow(needed)),
    stored: sourceOf('stored', SELDOM_MS, async () => ({ releases: await releases.storage.listReleases() })),
    audit: sourceOf('audit', SOON_MS, () => recentEntries(recentAudit)),
    waitingRoom: sourceOf('waitingRoom', SOON_MS, () => waitingRoomReport(waitingRoom)),
    lineHistory: sourceOf('lineHistory', LATER_MS, async () => lineMinutes.report(now())),
    notices: sourceOf('notices', SOON_MS, () => noticesNow(releases)),
    beacons: sourceOf('beacons', LATER_MS, () => telemetryReport({ counts, now }, LAST_HOUR)),
    health: sourceOf('health', LATER_MS, async () => (await app.inject('/readyz')).json<unknown>()),
  } satisfies Record<Topic, TopicSource>
}

function sourceOf(topic: Topic, everyMs: number, read: () => Promise<unknown>): TopicSource {
  const schema: v.GenericSchema = topics[topic].response
  return { everyMs, read: async () => v.parse(schema, await read()) }
}
