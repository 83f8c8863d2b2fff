import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { mirrorReleases, type ReleaseStorage } from 'release-store'

const EVERY_MS = 1_000

type Needed = { from: ReleaseStorage; dataDir: string; log: FastifyBaseLogger }

/** A storage elsewhere whose changes are served from this machine's data folder. */
export type Mirror = ReleaseStorage & {
  /** Brings what is live there. What fails is logged, once until it succeeds, and what was served is served on. */
  bring(): Promise<void>
}

/** A change that is made here is brought at once. */
export function createMirror({ from, dataDir, log }: Needed): Mirror {
  let isFailing = false

  async function bring(): Promise<void> {
    try {
      await mirrorReleases(from, dataDir)
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ err: error }, 'what is live cannot be brought here')
      isFailing = true
    }
  }

  return {
    ...from,
    bring,
    async changeRegistry(change) {
      const registry = await from.changeRegistry(change)
      await bring()
      return registry
    },
  }
}

/** Looks every second for what other machines have made live, as long as the server listens. */
export function keepMirrored(app: FastifyInstance, mirror: Mirror): void {
  let timer: NodeJS.Timeout | undefined
  let bringing: Promise<void> = Promise.resolve()
  const later = () => {
    timer = setTimeout(() => {
      bringing = mirror.bring().finally(() => {
        if (timer) later()
      })
    }, EVERY_MS)
  }
  app.addHook('onListen', async () => later())
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    timer = undefined
    await bringing
  })
}
