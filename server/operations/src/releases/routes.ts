import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  promoteRelease,
  releasesReport,
  retireRelease,
  rollBackRelease,
  setCanary,
  storeFolder,
  verifyReleases,
  type Change,
  type Order,
} from 'remote-registry/releases'
import type { Operations } from '../operations.ts'
import { readBody } from '../read-body.ts'
import * as bodies from './bodies.ts'
import { LARGEST_UPLOAD_BYTES, receiveFolder, TAR } from './receive-folder.ts'

type Do = (order: Order, body: unknown) => Promise<Change>

/**
 * The releases of the site, under `/ops/api/releases`: what is live and on trial, uploads, and the four changes. Each takes
 * `dryRun`, which changes nothing and says what would be.
 */
export function registerReleaseRoutes(app: FastifyInstance, { config, releases, audit }: Operations): void {
  app.get('/releases', async () => releasesReport(await releases.storage.readRegistry()))

  app.get('/releases/verification', async ({ query }) => {
    return verifyReleases(releases, readBody(bodies.verification, query).remote)
  })

  app.addContentTypeParser(TAR, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  app.post('/releases', { bodyLimit: LARGEST_UPLOAD_BYTES }, async (request, reply) => {
    const stored = await receiveFolder(config.dataDir, archiveIn(request), folder =>
      storeFolder(releases, folder),
    )
    await audit(request, 'release.upload', {
      remote: stored.name,
      version: stored.version,
      isNew: stored.isNew,
    })
    return reply.code(stored.isNew ? 201 : 200).send(stored)
  })

  const change = (verb: string, carryOut: Do) =>
    app.post(`/releases/:remote/${verb}`, async (request: FastifyRequest) => {
      const { remote } = readBody(bodies.remote, request.params)
      const { reason, dryRun } = readBody(bodies.order, request.body ?? {})
      const order = { remote, by: request.operator, reason, dryRun }
      const done = await carryOut(order, request.body ?? {})
      if (!dryRun) await audit(request, `release.${verb}`, detailOf(done))
      return done
    })

  change('promote', (order, body) =>
    promoteRelease(releases, { ...order, ...readBody(bodies.promotion, body) }),
  )
  change('canary', (order, body) => setCanary(releases, { ...order, ...readBody(bodies.canary, body) }))
  change('rollback', (order, body) =>
    rollBackRelease(releases, { ...order, ...readBody(bodies.rollBack, body) }),
  )
  change('retire', order => retireRelease(releases, order))
}

function archiveIn({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

function detailOf({ remote, from, to, percent, allow, revision, isChanged }: Change) {
  return { remote, from, to, percent, allow: allow.length, revision, isChanged }
}
