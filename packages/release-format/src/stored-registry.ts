import * as v from 'valibot'
import { describeIssue } from './describe-issue.ts'
import { publicRemoteSchema, versionSchema } from './registered-remote.ts'
import { publicRegistrySchema, refuseForeignEntries } from './registry-schema.ts'
import { rolloutSchema } from './rollout.ts'
import { stepSchema } from './step.ts'

/** Older registries hold one release with its entry in `previous`. */
const onePrevious = v.pipe(
  v.object({ version: versionSchema }),
  v.transform(({ version }) => [version]),
)

const remoteSchema = v.strictObject({
  ...publicRemoteSchema.entries,
  /** The versions that were live before, the newest first. */
  previous: v.optional(v.union([v.array(versionSchema), onePrevious])),
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
