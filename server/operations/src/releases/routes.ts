import type { FastifyInstance } from 'fastify'
import * as api from 'ops-api'
import {
  builtIn,
  cleanReleases,
  releasesReport,
  storeFolder,
  verifyReleases,
  type Releases,
  type RemoteReport,
} from 'release-store'
import type { CallContext } from 'server-kit'
import { assertRole } from '../access/admit-operators.ts'
import { serveOperation } from '../access/serve-operation.ts'
import type { AuditRequest } from '../audit.ts'
import type { Guard } from '../canary/guard.ts'
import type { PendingChanges } from './pending-changes.ts'
import { LARGEST_UPLOAD_BYTES, receiveFolder } from './receive-folder.ts'

type Site = { releases: Releases; guard: Guard; pending: PendingChanges }
type Needed = Site & { dataDir: string; audit: AuditRequest }

/** Serves the releases of the site under `/ops/api/releases`: live, on trial and stored ones, and uploads. */
export function registerReleaseRoutes(ops: FastifyInstance, site: Needed): void {
  const { releases, dataDir, audit } = site
  const { storage } = releases
  serveOperation(ops, api.readReleases, () => releasesNow(site))
  serveOperation(ops, api.readStoredReleases, async () => ({ releases: await storage.listReleases() }))
  serveOperation(ops, api.cleanReleases, async ({ body, request }) => {
    const removed = await cleanReleases(releases, body)
    if (!body.dryRun) await audit(request, 'release.clean', { removed: removed.length, days: body.days })
    return { removed }
  })
  serveOperation(ops, api.verifyReleases, ({ query }) => verifyReleases(releases, query.remote))

  const types = [...api.uploadRelease.bytes]
  ops.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  serveOperation(ops, api.uploadRelease, receiveRelease, { bodyLimit: LARGEST_UPLOAD_BYTES })

  async function receiveRelease({ body, request, reply }: CallContext<typeof api.uploadRelease>) {
    const stored = await receiveFolder(dataDir, body, async folder => {
      assertRole(request, api.uploadRelease.role, (await builtIn(folder)).name)
      return storeFolder(releases, folder)
    })
    const { name: remote, version, isNew } = stored
    await audit(request, 'release.upload', { remote, version, isNew })
    void reply.code(isNew ? 201 : 200)
    return stored
  }
}

/** Returns the site's releases, and everything about them that an operator has to decide. */
export async function releasesNow({ releases, guard, pending }: Site) {
  const registry = await releases.storage.readRegistry()
  const { remotes, ...report } = releasesReport(registry)
  const weighed = remotes.map(async remote => ({ ...remote, ...(await weightOf(remote, releases)) }))
  return {
    ...report,
    remotes: await Promise.all(weighed),
    questions: guard.questions(registry),
    pending: await pending.read(),
  }
}

/** Returns the bytes of all scripts of the live release; nothing if their list cannot be read. */
async function weightOf(
  { name, version }: RemoteReport,
  { storage }: Releases,
): Promise<{ scripts?: number }> {
  const release = version === null ? null : await storage.readRelease(name, version).catch(() => null)
  if (!release) return {}
  const scripts = release.files.filter(({ path }) => path.endsWith('.js'))
  return { scripts: scripts.reduce((sum, { size }) => sum + size, 0) }
}
