import { emptyRegistry, InvalidRegistry, type Registry, type Release } from 'release-format'
import { isPlace } from './places.ts'
import { registryIn } from './registry-file.ts'
import { assertSameBuild, genuineFiles, releaseFrom, textOf } from './release-files.ts'
import { newestFirst, type ReadFile, type ReleaseStorage, type StoredRelease } from './release-storage.ts'

/** The operations that are needed of a bucket: objects by key, and conditional writes. */
export type Bucket = {
  /** Returns the object with a tag that changes with it, or null. */
  get(key: string): Promise<{ bytes: Uint8Array; tag: string } | null>
  /**
   * Stores an object as a whole or not at all. With `unless` it is stored only if the object still has that tag, or
   * is still missing (`null`). Returns whether it was stored.
   */
  put(key: string, bytes: Uint8Array, unless?: { changedFrom: string | null }): Promise<boolean>
  /** Returns the keys with that prefix, and the time of each object's last change. */
  list(prefix: string): Promise<readonly { key: string; changedAt: Date }[]>
  /** Removes an object, if it exists. */
  remove(key: string): Promise<void>
}

/** An upload that is not complete yet may need a file of this age. */
const UPLOAD_MS = 24 * 60 * 60_000

/** A writer tries this often if others are quicker. */
const ATTEMPTS = 50

const REGISTRY = 'registry.json'

/** Returns the storage in a bucket, which the machines of a site share. */
export function createBucketStorage(bucket: Bucket): ReleaseStorage {
  return new BucketStorage(bucket)
}

/**
 * Files are immutable and are stored under their hashes. A release exists once its release.json does, which is written
 * last. The registry is replaced only by a writer that has read its present version.
 */
class BucketStorage implements ReleaseStorage {
  readonly #bucket: Bucket
  /** The content of a stored version never changes. */
  readonly #known = new Map<string, Release>()

  constructor(bucket: Bucket) {
    this.#bucket = bucket
  }

  async readRegistry(): Promise<Registry> {
    return (await this.#registryNow()).registry
  }

  async changeRegistry(change: (registry: Registry) => Promise<Registry>): Promise<Registry> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { registry, tag } = await this.#registryNow()
      const next = await change(registry)
      if (next === registry) return registry
      if (await this.#bucket.put(REGISTRY, bytesOf(next), { changedFrom: tag })) return next
    }
    throw new InvalidRegistry('Others changed the registry all the while; try again.')
  }

  async listReleases(): Promise<readonly StoredRelease[]> {
    const objects = await this.#bucket.list('remotes/')
    return newestFirst(objects.flatMap(({ key, changedAt }) => storedUnder(key, changedAt)))
  }

  async readRelease(name: string, version: string): Promise<Release | null> {
    if (!isPlace(name, version)) return null
    const key = releaseKey(name, version)
    const object = this.#known.has(key) ? null : await this.#bucket.get(key)
    if (object) this.#known.set(key, releaseFrom(object.bytes, key))
    return this.#known.get(key) ?? null
  }

  async readFile(name: string, version: string, path: string): Promise<Uint8Array | null> {
    const release = await this.readRelease(name, version)
    const file = release?.files.find(listed => listed.path === path)
    return file ? ((await this.#bucket.get(fileKey(file.integrity)))?.bytes ?? null) : null
  }

  async storeRelease(release: Release, read: ReadFile): Promise<boolean> {
    const { name, version } = release
    if (await this.readRelease(name, version)) return this.#compared(release)
    for await (const [{ integrity }, bytes] of genuineFiles(release, read))
      await this.#bucket.put(fileKey(integrity), bytes)
    const isFirst = await this.#bucket.put(releaseKey(name, version), bytesOf(release), { changedFrom: null })
    return isFirst || this.#compared(release)
  }

  async removeReleases(releases: readonly { name: string; version: string }[]): Promise<void> {
    for (const { name, version } of releases) {
      await this.#bucket.remove(releaseKey(name, version))
      this.#known.delete(releaseKey(name, version))
    }
    if (releases.length > 0) await this.#removeUnusedFiles()
  }

  /** Several releases may share a file. */
  async #removeUnusedFiles(): Promise<void> {
    const used = new Set<string>()
    for (const { name, version } of await this.listReleases()) {
      const release = await this.readRelease(name, version)
      for (const { integrity } of release?.files ?? []) used.add(fileKey(integrity))
    }
    const since = Date.now() - UPLOAD_MS
    for (const { key, changedAt } of await this.#bucket.list('files/'))
      if (!used.has(key) && changedAt.getTime() < since) await this.#bucket.remove(key)
  }

  /** Returns false, as the release is not new. */
  async #compared(release: Release): Promise<false> {
    const { name, version } = release
    const stored = await this.readRelease(name, version)
    await assertSameBuild(stored, release, path => this.readFile(name, version, path))
    return false
  }

  async #registryNow(): Promise<{ registry: Registry; tag: string | null }> {
    const object = await this.#bucket.get(REGISTRY)
    if (!object) return { registry: emptyRegistry(new Date(0)), tag: null }
    const text = textOf(object.bytes)
    const registry = registryIn(text, `${REGISTRY} in the bucket`, 'Restore its version before.')
    return { registry, tag: object.tag }
  }
}

function releaseKey(name: string, version: string): string {
  return `remotes/${name}/${version}/release.json`
}

function storedUnder(key: string, changedAt: Date): StoredRelease[] {
  const [, name = '', version = ''] = /^remotes\/([^/]+)\/([^/]+)\/release\.json$/.exec(key) ?? []
  return isPlace(name, version) ? [{ name, version, storedAt: changedAt.toISOString() }] : []
}

function fileKey(integrity: string): string {
  return `files/${Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex')}`
}

function bytesOf(json: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(json)}\n`)
}
