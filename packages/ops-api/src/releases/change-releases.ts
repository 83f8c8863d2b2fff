import * as v from 'valibot'
import { between, count, reason, revision } from '../fields.ts'
import { browserId, DAMAGED, orderedSteps, pending, rollout, version } from './shapes.ts'

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
  const body = v.strictObject({ ...order, ...entries })
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
  body: v.strictObject({ version }),
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
        orderedSteps,
        v.maxLength(10),
        v.check(each => each.every(({ percent }, place) => percent > (each[place - 1]?.percent ?? 0))),
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
  body: v.strictObject({ order: v.picklist(['pause', 'resume', 'skip']), reason }),
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
  body: v.strictObject({ id: v.string(), decision: v.picklist(['confirm', 'withdraw']) }),
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

export type ReleaseChange = v.InferOutput<typeof change>
