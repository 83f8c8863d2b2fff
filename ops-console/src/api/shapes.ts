import * as v from 'valibot'

const count = v.pipe(v.number(), v.minValue(0))

const stepSchema = v.object({
  at: v.string(),
  by: v.string(),
  action: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  percent: v.optional(v.number()),
  reason: v.optional(v.string()),
})

const remoteSchema = v.object({
  name: v.string(),
  /** Null while it is retired. */
  version: v.nullable(v.string()),
  canary: v.nullable(v.object({ version: v.string(), percent: v.number(), allow: v.array(v.string()) })),
  former: v.array(v.string()),
  history: v.array(stepSchema),
})

export const releasesSchema = v.object({ revision: v.number(), remotes: v.array(remoteSchema) })

export const changeSchema = v.object({
  action: v.string(),
  remote: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  percent: v.number(),
  allow: v.array(v.string()),
  routesAdded: v.array(v.string()),
  routesRemoved: v.array(v.string()),
  isChanged: v.boolean(),
  /** The revision that this was said of. */
  basedOn: v.number(),
  /** In about how many of the pages that are open now it makes a difference; null when that is not known. */
  pages: v.nullable(count),
  /** Whether the release is run in a browser before; of a change to what browsers have had it is not said. */
  isTried: v.optional(v.boolean()),
})

export const storedSchema = v.object({
  releases: v.array(v.object({ name: v.string(), version: v.string(), storedAt: v.string() })),
})

/** What pages have told: sums of each release, and starts and failures of each by the minute. */
export const toldSchema = v.object({
  releases: v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      /** How many pages run it now. */
      open: count,
      /** In how many of them a newer release waits, and in how many of those leaving would lose unsaved work. */
      deferred: count,
      unsaved: count,
      counts: v.record(v.string(), count),
      /** Within what three of four pages stayed, and how often it was measured. */
      measures: v.record(v.string(), v.object({ most: count, times: count })),
    }),
  ),
  minutes: v.array(
    v.object({
      minute: v.string(),
      remote: v.string(),
      version: v.string(),
      starts: count,
      failures: count,
    }),
  ),
})

/** The state of the whole under `status`, and each part by its name: `ok`, or what it is instead. */
export const healthSchema = v.record(v.string(), v.string())

export const auditSchema = v.object({
  entries: v.array(
    v.object({
      at: v.string(),
      actor: v.string(),
      address: v.nullable(v.string()),
      action: v.string(),
      detail: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
    }),
  ),
})

export type Remote = v.InferOutput<typeof remoteSchema>
export type Stored = v.InferOutput<typeof storedSchema>['releases']
export type Step = v.InferOutput<typeof stepSchema>
export type Change = v.InferOutput<typeof changeSchema>
export type Told = v.InferOutput<typeof toldSchema>
export type AuditEntry = v.InferOutput<typeof auditSchema>['entries'][number]
