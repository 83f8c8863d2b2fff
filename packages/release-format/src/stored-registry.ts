import * as v from 'valibot'
import { describeIssue } from './describe-issue.ts'
import { publicRemoteSchema, versionSchema } from './registered-remote.ts'
import { publicRegistrySchema, refuseForeignEntries } from './registry-schema.ts'

/** A step of a rollout: so many of a hundred browsers, for so many minutes. */
const stepOfRollout = v.strictObject({
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/** A canary that grows by itself, and is live for all after its last step. Pages do not get it. */
const rolloutSchema = v.strictObject({
  version: versionSchema,
  steps: v.pipe(v.array(stepOfRollout), v.minLength(1)),
  /** The index of the present step. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The time of the next step; null while it is paused. */
  nextAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** The reason of a pause, in a sentence. */
  paused: v.optional(v.string()),
})

export type Rollout = v.InferOutput<typeof rolloutSchema>

const ACTIONS = ['promote', 'canary', 'end canary', 'roll back', 'retire'] as const

const text = v.pipe(v.string(), v.minLength(1))

/** One step of a remote: a change of the release that browsers get. */
const stepSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The revision of the registry after the step. */
  revision: v.number(),
  /** An operator, or the name of a program. */
  by: text,
  action: v.picklist(ACTIONS),
  /** The version that browsers got before; null if they got none. */
  from: v.nullable(versionSchema),
  to: v.nullable(versionSchema),
  /** For a canary: how many of a hundred browsers get it, and further browsers by id. */
  percent: v.optional(v.number()),
  allow: v.optional(v.array(text)),
  /** The reason, in a sentence. */
  reason: v.optional(text),
})

export type Action = (typeof ACTIONS)[number]
export type Step = v.InferOutput<typeof stepSchema>

const remoteSchema = v.strictObject({
  ...publicRemoteSchema.entries,
  /** The versions that were live before, the newest first. */
  previous: v.optional(v.array(versionSchema)),
})

/** The only mutable object: the live release of each remote. */
export const registrySchema = v.strictObject({
  ...publicRegistrySchema.entries,
  remotes: v.pipe(v.record(v.string(), remoteSchema), v.rawCheck(refuseForeignEntries)),
  /** The former versions of retired remotes, the newest first. */
  retired: v.optional(v.record(v.string(), v.array(versionSchema))),
  /** The steps of each remote, the newest first. */
  history: v.optional(v.record(v.string(), v.array(stepSchema))),
  /** The canaries that grow by themselves. */
  rollouts: v.optional(v.record(v.string(), rolloutSchema)),
  /** The notices to applicants. A wrong one is left out where they are read: it must not stop a release. */
  notices: v.optional(v.object({ revision: v.number(), list: v.array(v.unknown()) })),
})

export type Registry = v.InferOutput<typeof registrySchema>

/** Reads a registry. Throws `InvalidRegistry`, which names the wrong place. */
export function parseRegistry(json: unknown): Registry {
  const read = v.safeParse(registrySchema, json)
  if (read.success) return read.output
  throw new InvalidRegistry(describeIssue(read.issues[0]))
}

export class InvalidRegistry extends Error {
  override readonly name = 'InvalidRegistry'
}
