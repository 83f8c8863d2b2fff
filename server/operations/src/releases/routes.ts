import type { FastifyInstance, FastifyRequest } from 'fastify'
import { releasesReport, storeFolder, verifyReleases } from 'release-store'
import type { Operations } from '../operations.ts'
import { readBody } from '../read-body.ts'
import * as bodies from './bodies.ts'
import { LARGEST_UPLOAD_BYTES, receiveFolder, TAR } from './receive-folder.ts'

/** The releases of the site, under `/ops/api/releases`: what is live, on trial and stored, and uploads. */
export function registerReleaseRoutes(app: FastifyInstance, { config, releases, audit }: Operations): void {
  app.get('/releases', async () => releasesReport(await releases.storage.readRegistry()))

  app.get('/releases/stored', async () => ({ releases: await releases.storage.listReleases() }))

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
}

function archiveIn({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}
