import type { FastifyInstance } from 'fastify'
import { readRegistry } from 'remote-registry/releases'
import type { Operations } from '../operations.ts'

/** `GET /ops/api/releases`: which release of each remote is live, and which were. */
export function registerReleaseRoutes(app: FastifyInstance, { config }: Operations): void {
  app.get('/releases', async () => readRegistry(config.dataDir))
}
