import * as v from 'valibot'
import { between, count, reading, reason, revision } from './fields.ts'

const DAMAGED = 'REGISTRY_DAMAGED'

const version = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/))
/** The id that a browser keeps for the list of a canary. */
const browserId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

const step = v.object({
  at: v.string(),
  revision: v.number(),
  by: v.string(),
  action: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  percent: v.optional(v.number()),
  allow: v.optional(v.array(v.string())),
  reason: v.optional(v.string()),
})

/** The steps of a canary that grows by itself: so many of a hundred browsers, for so many minutes. */
const steps = v.array(v.object({ percent: between(1, 99), minutes: between(1, 7 * 24 * 60) }))

/** A canary that grows by itself; it is live for all after its last step. */
const rollout = v.object({
  version: v.string(),
  steps,
  /** The index of the present step. */
  step: v.number(),
  /** The time of the next step; null while it is paused. */
  nextAt: v.nullable(v.string()),
  /** The reason of a pause. */
  paused: v.optional(v.string()),
})

const remote = v.object({
  name: v.string(),
  /** The live version; null for a retired remote. */
  version: v.nullable(v.string()),
  canary: v.nullable(
    v.object({
      version: v.string(),
      percent: v.number(),
      allow: v.array(v.string()),
      rollout: v.optional(rollout),
    }),
  ),
  /** The last good release, which pages run where the live one fails; null without one. */
  fallback: v.nullable(v.string()),
  /** The versions that were live before, the newest first. */
  former: v.array(v.string()),
  history: v.array(step),
})

/** A release on trial about which an operator has to decide. */
const question = v.object({
  remote: v.string(),
  version: v.string(),
  at: v.string(),
  /** The evidence, in an English sentence. */
  sentence: v.string(),
})

/** An order that waits for a second person. */
const pending = v.object({
  id: v.string(),
  remote: v.string(),
  verb: v.picklist(['promote', 'canary', 'rollback', 'rollout-skip']),
  by: v.string(),
  at: v.string(),
  /** The registry's revision that the order was given for. */
  basedOn: v.number(),
  version: v.optional(v.string()),
  percent: v.optional(v.number()),
  allow: v.optional(v.array(v.string())),
  steps: v.optional(steps),
  reason: v.optional(v.string()),
})

const releases = v.object({
  revision: v.number(),
  issuedAt: v.string(),
  remotes: v.array(remote),
  questions: v.array(question),
  pending: v.optional(v.array(pending), []),
})

const change = v.object({
  action: v.string(),
  remote: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  percent: v.number(),
  allow: v.array(v.string()),
  routesAdded: v.array(v.string()),
  routesRemoved: v.array(v.string()),
  /** The registry's revision before and after the change. */
  basedOn: v.number(),
  revision: v.number(),
  isChanged: v.boolean(),
  /** The approximate number of open pages that the change concerns; null if unknown. */
  pages: v.nullable(count),
  /** True if the release is run in a browser first; absent for a release that browsers have had. */
  isTried: v.optional(v.boolean()),
  /** The reason why it is not: trials are switched off, or the server has no browser. */
  untried: v.optional(v.picklist(['off', 'no browser'])),
  /** True if it is carried out once a second person has confirmed it. */
  waits: v.optional(v.boolean()),
})

export const readReleases = {
  ...reading,
  path: '/ops/api/releases',
  summary:
    'Returns the live, canary, former and fallback releases of every remote, its history, and what an operator has to decide.',
  response: releases,
  refusals: { 503: DAMAGED },
} as const

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
  body: v.object({
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

const changeRefusals = {
  404: 'RELEASE_NOT_FOUND or REMOTE_NOT_LIVE',
  409: 'RELEASE_CHANGED_MEANWHILE, or a sentence of the gate that refuses the release',
  503: DAMAGED,
}

const order = {
  reason,
  /** The change is refused if the remote has changed since this revision. */
  basedOn: v.optional(revision),
  /** Changes nothing; the response describes the change. */
  dryRun: v.optional(v.boolean(), false),
}

/** The body of a change; one without required fields may be left out. */
function orderWith<const Entries extends v.ObjectEntries>(entries: Entries) {
  const body = v.object({ ...order, ...entries })
  return v.nullish(body, {} as v.InferInput<typeof body>)
}

const onRemote = {
  method: 'POST',
  params: v.object({ remote: v.string() }),
  response: change,
  statuses: [200, 202],
} as const

export const promoteRelease = {
  ...onRemote,
  path: '/ops/api/releases/:remote/promote',
  role: 'publish',
  summary: 'Makes a stored release live.',
  body: orderWith({ version }),
  refusals: changeRefusals,
} as const

export const tryRelease = {
  ...onRemote,
  path: '/ops/api/releases/:remote/trial',
  role: 'publish',
  summary: 'Runs a stored release in a browser, if the site has one, and changes nothing.',
  body: v.object({ version }),
  response: v.object({ isTried: v.boolean() }),
  statuses: [200],
  refusals: { 404: 'RELEASE_NOT_FOUND', 409: 'REFUSED_BY_GATE: the release does not run' },
} as const

export const setCanary = {
  ...onRemote,
  path: '/ops/api/releases/:remote/canary',
  role: 'publish',
  summary:
    'Gives a release to `percent` of a hundred browsers and to those in `allow`; to none ends the canary.',
  body: orderWith({
    version,
    percent: v.optional(between(0, 100), 0),
    allow: v.optional(v.pipe(v.array(browserId), v.maxLength(1_000)), []),
    /** With steps the canary grows by itself, and `percent` is that of the first step. */
    steps: v.optional(
      v.pipe(
        steps,
        v.maxLength(10),
        v.check(each =>
          each.every(({ percent }, place) => place === 0 || percent > (each[place - 1]?.percent ?? 0)),
        ),
      ),
    ),
  }),
  refusals: changeRefusals,
} as const

export const steerRollout = {
  ...onRemote,
  path: '/ops/api/releases/:remote/rollout',
  role: 'publish',
  summary: 'Pauses a canary with steps, resumes it, or begins its next step at once.',
  body: v.object({ order: v.picklist(['pause', 'resume', 'skip']), reason }),
  /** Null once the release is live for all. */
  response: v.object({ rollout: v.nullable(rollout) }),
  refusals: { ...changeRefusals, 404: 'ROLLOUT_NOT_FOUND' },
} as const

export const decidePending = {
  ...onRemote,
  path: '/ops/api/releases/:remote/pending',
  role: 'publish',
  summary:
    'Confirms an order that waits for a second person, with another token; or withdraws it. Returns it.',
  body: v.object({ id: v.string(), decision: v.picklist(['confirm', 'withdraw']) }),
  response: pending,
  statuses: [200],
  refusals: { ...changeRefusals, 403: 'SECOND_PERSON_NEEDED', 404: 'PENDING_NOT_FOUND' },
} as const

export const rollBackRelease = {
  ...onRemote,
  path: '/ops/api/releases/:remote/rollback',
  role: 'publish',
  summary: 'Ends the canary, or else restores the release before, or the named one.',
  body: orderWith({ version: v.optional(version) }),
  refusals: changeRefusals,
} as const

export const retireRemote = {
  ...onRemote,
  path: '/ops/api/releases/:remote/retire',
  role: 'operate',
  summary: 'Takes a remote out of the site.',
  body: orderWith({}),
  refusals: changeRefusals,
} as const

export type ReleasesReport = v.InferOutput<typeof releases>
export type RemoteReport = v.InferOutput<typeof remote>
export type PendingChange = v.InferOutput<typeof pending>
export type ReleaseStep = v.InferOutput<typeof step>
export type ReleaseChange = v.InferOutput<typeof change>
export type StoredReleases = v.InferOutput<typeof readStoredReleases.response>['releases']
