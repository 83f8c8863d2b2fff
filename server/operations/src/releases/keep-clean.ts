import type { FastifyInstance } from 'fastify'
import { cleanReleases, type Releases } from 'release-store'
import { repeatWhileListening } from 'server-kit'

const EVERY_MS = 60 * 60_000
const NEWEST = 10

/** Removes old stored releases that nothing needs, once an hour while the server listens. */
export function keepClean(app: FastifyInstance, stores: readonly Releases[], days: number | undefined): void {
  if (days === undefined) return
  repeatWhileListening(app, EVERY_MS, async () => {
    for (const releases of stores) {
      try {
        const removed = await cleanReleases(releases, { days, newest: NEWEST })
        if (removed.length > 0) app.log.info({ removed }, 'old releases were removed')
      } catch (error) {
        app.log.error({ err: error }, 'old releases cannot be removed')
      }
    }
  })
}
