import * as v from 'valibot'
import {
  emptyRegistry,
  InvalidRegistry,
  parseRegistry,
  type Registry,
  type Release,
  versionSchema,
} from 'release-format'
import { assertGenuine, genuineFiles, releaseFrom, textOf } from './release-files.ts'
import {
  isSameBuild,
  newestFirst,
  ReleaseAlreadyPublished,
  type ReleaseStorage,
  type StoredRelease,
} from './release-storage.ts'

/** As much as is asked of a bucket: objects by key, and writes on a condition. */
export type Bucket = {
  /** The object, with a tag that changes with it; null when there is none. */
  get(key: string): Promise<{ bytes: Uint8Array; tag: string } | null>
  /**
   * Stores an object as a whole or not at all. With `unless` only while it still is the one of that tag, or while there is
   * none (`null`): false when it is not.
   */
  put(key: string, bytes: Uint8Array, unless?: { changedFrom: string | null }): Promise<boolean>
  /** The keys that begin so, and since when each object is as it is. */
  list(prefix: string): Promise<readonly { key: string; changedAt: Date }[]>
}

/** Writers go on trying for as long as others are quicker. */
const ATTEMPTS = 50

const REGISTRY = 'registry.json'

/**
 * Releases and registry in a bucket, which the machines of a site share. Files lie under their hashes and are immutable; a
 * release is there once its release.json is, which is written last; the registry is only replaced by who knows it as it is.
 */
export function createBucketStorage(bucket: Bucket): ReleaseStorage {
  /** What is stored under a version never changes. */
  const known = new Map<string, Release>()

  const storage: ReleaseStorage = {
    readRegistry: async () => (await registryNow()).registry,

    async changeRegistry(change) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const { registry, tag } = await registryNow()
        const next = await change(registry)
        if (next === registry) return registry
        if (await bucket.put(REGISTRY, bytesOf(next), { changedFrom: tag })) return next
      }
      throw new InvalidRegistry('Others changed the registry all the while; try again.')
    },

    async listReleases() {
      const objects = await bucket.list('remotes/')
      return newestFirst(objects.flatMap(({ key, changedAt }) => storedUnder(key, changedAt)))
    },

    async readRelease(name, version) {
      if (!v.is(versionSchema, version)) return null
      const key = releaseKey(name, version)
      const object = known.has(key) ? null : await bucket.get(key)
      if (object) known.set(key, releaseFrom(object.bytes, key))
      return known.get(key) ?? null
    },

    async readFile(name, version, path) {
      const release = await storage.readRelease(name, version)
      const file = release?.files.find(listed => listed.path === path)
      return file ? ((await bucket.get(fileKey(file.integrity)))?.bytes ?? null) : null
    },

    async storeRelease(release, read) {
      const { name, version } = release
      if (await storage.readRelease(name, version)) return asItIs(release)
      for await (const [{ integrity }, bytes] of genuineFiles(release, read))
        await bucket.put(fileKey(integrity), bytes)
      const isFirst = await bucket.put(releaseKey(name, version), bytesOf(release), { changedFrom: null })
      return isFirst || asItIs(release)
    },
  }
  return storage

  /** For a release that is stored already. Returns that it is not new. */
  async function asItIs(release: Release): Promise<false> {
    const { name, version } = release
    const stored = await storage.readRelease(name, version)
    if (!stored || !isSameBuild(stored, release))
      throw new ReleaseAlreadyPublished(`${name} ${version} is published already, with other files.`)
    await assertGenuine(stored, path => storage.readFile(name, version, path))
    return false
  }

  async function registryNow(): Promise<{ registry: Registry; tag: string | null }> {
    const object = await bucket.get(REGISTRY)
    if (!object) return { registry: emptyRegistry(new Date(0)), tag: null }
    return { registry: registryIn(object.bytes), tag: object.tag }
  }
}

function releaseKey(name: string, version: string): string {
  return `remotes/${name}/${version}/release.json`
}

function storedUnder(key: string, changedAt: Date): StoredRelease[] {
  const [, name, version] = /^remotes\/([^/]+)\/([^/]+)\/release\.json$/.exec(key) ?? []
  return name && version ? [{ name, version, storedAt: changedAt.toISOString() }] : []
}

function fileKey(integrity: string): string {
  return `files/${Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex')}`
}

function bytesOf(json: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(json)}\n`)
}

function registryIn(bytes: Uint8Array): Registry {
  try {
    return parseRegistry(JSON.parse(textOf(bytes)))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new InvalidRegistry(`${REGISTRY} in the bucket is damaged: ${reason}. Restore its version before.`)
  }
}
