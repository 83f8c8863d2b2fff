import * as v from 'valibot'
import { readAudit } from './audit.ts'
import { readNotices } from './notices.ts'
import { readReleases } from './releases/read-releases.ts'
import { readStoredReleases } from './releases/stored-releases.ts'
import { readTelemetry } from './telemetry.ts'
import { readLineHistory, readWaitingRoom } from './waiting-room.ts'

/** The state of the whole under `status`, and each part by its name: `ok`, or `failed`. */
const readReadiness = {
  method: 'GET',
  path: '/readyz',
  summary: 'Returns whether requests can be served now.',
  response: v.record(v.string(), v.string()),
  statuses: [200, 503],
} as const

/** The topics of the events, each with the call that returns the same value. */
export const topics = {
  releases: readReleases,
  stored: readStoredReleases,
  waitingRoom: readWaitingRoom,
  lineHistory: readLineHistory,
  notices: readNotices,
  beacons: readTelemetry,
  health: readReadiness,
  audit: readAudit,
} as const

export type Topic = keyof typeof topics
export type ValueOf<T extends Topic> = v.InferOutput<(typeof topics)[T]['response']>

export const topicNames = Object.keys(topics).filter(isTopic)

export function isTopic(name: string): name is Topic {
  return Object.hasOwn(topics, name)
}

/** The data of an event: a new value of a topic, or the sentence why it cannot be read. */
export const liveEvent = v.object({
  topic: v.string(),
  value: v.optional(v.unknown()),
  problem: v.optional(v.string()),
})

export const followEvents = {
  method: 'GET',
  path: '/ops/api/events',
  role: 'read',
  summary: 'Sends everything that the console shows as server-sent events, at first and after each change.',
  response: { contentType: 'text/event-stream', schema: liveEvent },
  refusals: {
    429: 'TOO_MANY_STREAMS: too many connections of this network',
    503: 'OVERLOADED: too many connections in all',
  },
} as const
