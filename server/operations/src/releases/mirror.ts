import type { FastifyBaseLogger } from 'fastify'
import type { Registry, Release } from 'release-format'
import { mirrorReleases, type ReleaseStorage, type StoredRelease } from 'release-store'

type Needed = { from: ReleaseStorage; dataDir: string; log: FastifyBaseLogger }

/** A remote storage whose live releases are served from this machine's data folder. */
export class Mirror implements ReleaseStorage {
  readonly #from: ReleaseStorage
  readonly #dataDir: string
  readonly #log: FastifyBaseLogger
  #isFailing = false

  constructor({ from, dataDir, log }: Needed) {
    this.#from = from
    this.#dataDir = dataDir
    this.#log = log
  }

  /** Copies the live releases here. A failure is logged once until it succeeds; the former copy is served meanwhile. */
  async update(): Promise<void> {
    try {
      await mirrorReleases(this.#from, this.#dataDir)
      this.#isFailing = false
    } catch (error) {
      if (!this.#isFailing) this.#log.error({ err: error }, 'live releases cannot be copied here')
      this.#isFailing = true
    }
  }

  /** Changes the remote registry, and then updates the copy. */
  async changeRegistry(change: (registry: Registry) => Promise<Registry>): Promise<Registry> {
    const registry = await this.#from.changeRegistry(change)
    await this.update()
    return registry
  }

  readRegistry(): Promise<Registry> {
    return this.#from.readRegistry()
  }

  listReleases(): Promise<readonly StoredRelease[]> {
    return this.#from.listReleases()
  }

  readRelease(name: string, version: string): Promise<Release | null> {
    return this.#from.readRelease(name, version)
  }

  readFile(name: string, version: string, path: string): Promise<Uint8Array | null> {
    return this.#from.readFile(name, version, path)
  }

  /** Removes them here as well; another machine removes its own copies when it cleans. */
  async removeReleases(releases: readonly { name: string; version: string }[]): Promise<void> {
    await this.#from.removeReleases(releases)
  }

  storeRelease(...stored: Parameters<ReleaseStorage['storeRelease']>): Promise<boolean> {
    return this.#from.storeRelease(...stored)
  }
}
