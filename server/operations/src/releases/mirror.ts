import type { FastifyBaseLogger } from 'fastify'
import { mirrorReleases, type ReleaseStorage } from 'release-store'

type Needed = { from: ReleaseStorage; dataDir: string; log: FastifyBaseLogger }

/** A remote storage whose live releases are served from this machine's data folder. */
export type Mirror = ReleaseStorage & {
  /** Copies the live releases here. A failure is logged once until it succeeds; the former copy is served meanwhile. */
  update(): Promise<void>
}

/** Returns the storage with a copy here, which follows each change of the registry at once. */
export function createMirror({ from, dataDir, log }: Needed): Mirror {
  let isFailing = false

  async function update() {
    try {
      await mirrorReleases(from, dataDir)
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'live releases cannot be copied here')
      isFailing = true
    }
  }

  return {
    update,
    async changeRegistry(change) {
      const registry = await from.changeRegistry(change)
      await update()
      return registry
    },
    readRegistry: () => from.readRegistry(),
    listReleases: () => from.listReleases(),
    readRelease: (...release) => from.readRelease(...release),
    readFile: (...file) => from.readFile(...file),
    storeRelease: (...release) => from.storeRelease(...release),
    // Each machine removes its own copies when it cleans.
    removeReleases: releases => from.removeReleases(releases),
  }
}
