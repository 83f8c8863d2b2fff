import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import * as api from 'ops-api'
import {
  MissingRelease,
  promoteRelease,
  retireRelease,
  rollBackRelease,
  rolloutOf,
  setCanary,
  steerRollout,
  type Change,
  type Order,
  type Releases,
} from 'release-store'
import type { CallContext } from 'server-kit'
import { serveOperation } from '../access/serve-operation.ts'
import type { AuditRequest } from '../audit.ts'
import { openPagesOf, type TelemetrySource } from '../beacons/report.ts'
import type { TryOut } from './trial.ts'

type Needed = TelemetrySource & {
  releases: Releases
  tryOut: TryOut
  /** False if no release is tried, by a setting. */
  smoke: boolean
  audit: AuditRequest
}

/** Serves the changes under `/ops/api/releases/{remote}`, and the trial of a stored release. */
export function registerChangeRoutes(ops: FastifyInstance, needed: Needed): void {
  serveOperation(ops, api.promoteRelease, context =>
    change(needed, context, 'promote', promoteRelease, context.body.version),
  )
  serveOperation(ops, api.setCanary, context => {
    const { version, percent, allow, steps = [] } = context.body
    const isNew = percent > 0 || allow.length > 0 || steps.length > 0
    return change(needed, context, 'canary', setCanary, isNew ? version : null)
  })
  serveOperation(ops, api.rollBackRelease, context => change(needed, context, 'rollback', rollBackRelease))
  serveOperation(ops, api.retireRemote, context => change(needed, context, 'retire', retireRelease))
  serveOperation(ops, api.steerRollout, context => steer(needed, context))
  serveOperation(ops, api.tryRelease, async ({ params: { remote }, body: { version } }) => ({
    isTried: await tryStored(needed, remote, version, false),
  }))
}

async function tryStored({ releases, tryOut }: Needed, remote: string, version: string, dryRun: boolean) {
  const release = await releases.storage.readRelease(remote, version)
  if (!release) throw new MissingRelease(`There is no release ${version} of ${remote}.`)
  return tryOut(release, dryRun)
}

/** Pauses a rollout, resumes it, or begins its next step. Returns it. */
async function steer(
  { releases, audit }: Needed,
  { params: { remote }, body, request }: CallContext<typeof api.steerRollout>,
) {
  const { order, reason } = body
  await steerRollout(releases, { remote, order, by: request.operator, reason })
  await audit(request, `release.rollout-${order}`, { remote })
  return { rollout: rolloutOf(await releases.storage.readRegistry(), remote) ?? null }
}

type ChangeContext<Body> = { params: { remote: string }; body: Body; request: FastifyRequest }

/** Carries out a change, or describes it in a dry run. `candidate` is a version that browsers have not had yet. */
async function change<Body extends { dryRun: boolean }>(
  needed: Needed,
  { params: { remote }, body, request }: ChangeContext<Body>,
  verb: string,
  carryOut: (releases: Releases, order: Order & Body) => Promise<Change>,
  candidate: string | null = null,
) {
  const { releases, smoke, audit } = needed
  const isTried = candidate !== null && (await tryStored(needed, remote, candidate, body.dryRun))
  const open = await openPagesNow(needed, remote, request.log)
  const done = await carryOut(releases, { remote, by: request.operator, ...body })
  const effect = {
    pages: open && pagesConcerned(done, open),
    ...(candidate !== null && { isTried }),
    ...(candidate !== null && !isTried && ({ untried: smoke ? 'no browser' : 'off' } as const)),
  }
  if (!body.dryRun) await audit(request, `release.${verb}`, { ...detailOf(done), ...effect })
  return { ...done, ...effect }
}

/** Returns null while the database is out of reach: a roll back must not wait for it. */
async function openPagesNow(telemetry: TelemetrySource, remote: string, log: FastifyBaseLogger) {
  try {
    return await openPagesOf(telemetry, remote)
  } catch (error) {
    log.warn({ err: error, remote }, 'the number of open pages is not known')
    return null
  }
}

function detailOf({ remote, from, to, percent, allow, revision, isChanged }: Change) {
  return { remote, from, to, percent, allow: allow.length, revision, isChanged }
}

/**
 * Returns about how many of the open pages a change concerns: a canary takes its share of the pages with the live version,
 * every other change concerns all pages with the replaced version. `open` counts pages by version.
 */
function pagesConcerned(
  { action, from, to, percent }: Pick<Change, 'action' | 'from' | 'to' | 'percent'>,
  open: ReadonlyMap<string, number>,
): number {
  if (from === null || from === to) return 0
  const running = open.get(from) ?? 0
  return action === 'canary' ? Math.round((running * percent) / 100) : running
}
