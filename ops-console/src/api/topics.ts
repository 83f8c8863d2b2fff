import type * as v from 'valibot'
import { auditSchema, healthSchema, releasesSchema, storedSchema, toldSchema } from './shapes.ts'
import { waitingRoomSchema } from './waiting-room-shapes.ts'

/** What the console follows, by the name that the site's events give it, and the call that returns the same. */
export const topics = {
  releases: { path: '/ops/api/releases', schema: releasesSchema },
  stored: { path: '/ops/api/releases/stored', schema: storedSchema },
  waitingRoom: { path: '/ops/api/waiting-room', schema: waitingRoomSchema },
  beacons: { path: '/ops/api/beacons', schema: toldSchema },
  health: { path: '/readyz', schema: healthSchema },
  audit: { path: '/ops/api/audit', schema: auditSchema },
} as const

export type Topic = keyof typeof topics
export type ValueOf<T extends Topic> = v.InferOutput<(typeof topics)[T]['schema']>

export function isTopic(name: string): name is Topic {
  return Object.hasOwn(topics, name)
}

export const topicNames = Object.keys(topics).filter(isTopic)
