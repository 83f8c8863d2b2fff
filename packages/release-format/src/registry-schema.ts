import * as v from 'valibot'
import {
  isOwnEntry,
  loadableReleasesOf,
  publicRemoteSchema,
  type RegisteredRemote,
} from './registered-remote.ts'
import { signaturesSchema } from './trust/signature.ts'

/** The part of the registry that pages get. */
export const publicRegistrySchema = v.strictObject({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  issuedAt: v.pipe(v.string(), v.isoTimestamp()),
  remotes: v.pipe(v.record(v.string(), publicRemoteSchema), v.rawCheck(refuseForeignEntries)),
  /** The site's signatures over this part. */
  signatures: v.optional(signaturesSchema),
})

type Entries = Record<string, RegisteredRemote>

/** Refuses a release whose entry is no file of its own. */
export function refuseForeignEntries({ dataset, addIssue }: v.RawCheckContext<Entries>): void {
  if (!dataset.typed) return
  for (const [name, remote] of Object.entries(dataset.value)) {
    const foreign = loadableReleasesOf(remote).find(release => !isOwnEntry(name, release))
    if (!foreign) continue
    const item = { type: 'object', origin: 'value' } as const
    const inRemotes = { ...item, input: dataset.value, key: name, value: remote }
    const inRemote = { ...item, input: remote, key: 'entry', value: foreign.entry }
    addIssue({ message: 'must be a plain path of this release', path: [inRemotes, inRemote] })
  }
}
