import * as v from 'valibot'
import { reading } from '../fields.ts'
import { DAMAGED } from './shapes.ts'

const storedRelease = v.object({ name: v.string(), version: v.string(), storedAt: v.string() })

export const readStoredReleases = {
  ...reading,
  path: '/ops/api/releases/stored',
  summary: 'Returns every release that could be made live, the newest first.',
  response: v.object({ releases: v.array(storedRelease) }),
} as const

export const cleanReleases = {
  method: 'POST',
  path: '/ops/api/releases/clean',
  role: 'operate',
  summary: 'Removes old stored releases that nothing needs, and returns them.',
  body: v.strictObject({
    /** Keeps the releases that were stored or served within these days. */
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(7)), 30),
    /** Keeps so many of the newest releases of each remote. */
    newest: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 10),
    dryRun: v.optional(v.boolean(), false),
  }),
  response: v.object({ removed: v.array(storedRelease) }),
  refusals: { 503: DAMAGED },
} as const

export const verifyReleases = {
  ...reading,
  path: '/ops/api/releases/verification',
  summary:
    'Verifies the registry and the files of the releases that browsers get; `problem` is null for a sound one.',
  query: v.object({ remote: v.optional(v.string()) }),
  response: v.object({
    revision: v.number(),
    problem: v.nullable(v.string()),
    releases: v.array(
      v.object({
        remote: v.string(),
        version: v.string(),
        files: v.number(),
        problem: v.nullable(v.string()),
      }),
    ),
  }),
  refusals: { 404: 'REMOTE_NOT_LIVE', 503: DAMAGED },
} as const

export const uploadRelease = {
  method: 'POST',
  path: '/ops/api/releases',
  role: 'publish',
  summary: 'Stores a release from a tar archive, live for no one; 200 if it was stored already.',
  bytes: ['application/x-tar', 'application/gzip', 'application/octet-stream'],
  response: v.object({ name: v.string(), version: v.string(), files: v.number(), isNew: v.boolean() }),
  statuses: [200, 201],
  refusals: {
    404: 'RELEASE_NOT_FOUND: the archive holds no release.json',
    409: 'RELEASE_DAMAGED, VERSION_TAKEN, REFUSED_BY_GATE or SIGNING_KEY_MISSING',
    413: 'REQUEST_TOO_LARGE',
  },
} as const

export type StoredReleases = v.InferOutput<typeof readStoredReleases.response>['releases']
