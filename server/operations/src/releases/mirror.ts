import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { mirrorReleases, type ReleaseStorage } from 'release-store'
import { repeatWhileListening } from 'server-kit'

const EVERY_MS = 1_000

type Needed = { from: ReleaseStorage; dataDir: string; log: FastifyBaseLogger }

/** A remote storage whose live releases are served from this machine's data folder. */
export type Mirror = ReleaseStorage & {
  /** Copies the live releases here. A failure is logged once until it succeeds; the former copy is served meanwhile. */
  update(): Promise<void>
}

/** Returns a mirror that also updates after each change made on this machine. */
export function createMirror({ from, dataDir, log }: Needed): Mirror {
  let isFailing = false

  async function update(): Promise<void> {
    try {
      await mirrorReleases(from, dataDir)
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'live releases cannot be copied here')
      isFailing = true
    }
  }

  return {
    ...from,
    update,
    async changeRegistry(change) {
      const registry = await from.changeRegistry(change)
      await update()
      return registry
    },
  }
}

/** Copies every second the releases that other machines have made live, while the server listens. */
export function keepMirrored(app: FastifyInstance, mirror: Mirror): void {
  repeatWhileListening(app, EVERY_MS, () => mirror.update())
}
