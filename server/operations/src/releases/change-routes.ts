import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import * as api from 'ops-api'
import {
  advanceRollout,
  MissingRelease,
  NoRollout,
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
import { HttpError, type CallContext } from 'server-kit'
import { serveOperation } from '../access/serve-operation.ts'
import type { AuditRequest } from '../audit.ts'
import { openPagesOf, type TelemetrySource } from '../beacons/report.ts'
import { isWidening, type PendingChanges } from './pending-changes.ts'
import type { TryOut } from './trial.ts'
import * as t from '../texts.ko.ts'

type Needed = TelemetrySource & {
  releases: Releases
  tryOut: TryOut
  /** False if no release is tried, by a setting. */
  smoke: boolean
  audit: AuditRequest
  pending: PendingChanges
  /** The remotes of which a second person confirms what gives a release to more browsers. */
  fourEyes: readonly string[]
}

type Verb = api.PendingChange['verb'] | 'retire'

/** Serves the changes under `/ops/api/releases/{remote}`, and the trial of a stored release. */
export function registerChangeRoutes(ops: FastifyInstance, needed: Needed): void {
  serveOperation(ops, api.promoteRelease, context => change(needed, context, 'promote'))
  serveOperation(ops, api.setCanary, context => change(needed, context, 'canary'))
  serveOperation(ops, api.rollBackRelease, context => change(needed, context, 'rollback'))
  serveOperation(ops, api.retireRemote, context => change(needed, context, 'retire'))
  serveOperation(ops, api.steerRollout, context => steer(needed, context))
  serveOperation(ops, api.decidePending, context => decide(needed, context))
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
  needed: Needed,
  { params: { remote }, body, request, reply }: CallContext<typeof api.steerRollout>,
) {
  const { releases, audit, fourEyes } = needed
  const { order, reason } = body
  const registry = await releases.storage.readRegistry()
  const rollout = rolloutOf(registry, remote)
  if (order === 'skip' && fourEyes.includes(remote) && rollout) {
    const { version } = rollout
    const { revision: basedOn } = registry
    await keepWaiting(needed, request, { remote, verb: 'rollout-skip', version, reason, basedOn })
    void reply.code(202)
  } else {
    await steerRollout(releases, { remote, order, by: request.operator, reason })
    await audit(request, `release.rollout-${order}`, { remote })
  }
  return { rollout: rolloutOf(await releases.storage.readRegistry(), remote) ?? null }
}

/** Confirms or withdraws an order that waits. One whose remote has changed since is refused, and stays until it is withdrawn. */
async function decide(
  needed: Needed,
  { params: { remote }, body: { id, decision }, request, reply }: CallContext<typeof api.decidePending>,
) {
  const order = (await needed.pending.read()).find(each => each.remote === remote && each.id === id)
  if (!order) throw new HttpError(404, 'PENDING_NOT_FOUND', t.pendingNotFound)
  if (decision === 'confirm') {
    if (tokenOf(order.by) === tokenOf(request.operator))
      throw new HttpError(403, 'SECOND_PERSON_NEEDED', t.secondPersonNeeded)
    const body = { ...order, dryRun: false }
    await change(needed, { params: { remote }, body, request, reply }, order.verb, order.by)
  } else await needed.audit(request, 'release.withdraw', { remote, verb: order.verb, orderedBy: order.by })
  await needed.pending.change(all => all.filter(each => each.id !== id))
  return order
}

/** The name beside the owner's token does not count: it is what the caller says. */
const tokenOf = (operator: string) => operator.split('/')[0]

type Waiting = Omit<api.PendingChange, 'id' | 'by' | 'at'>
type Body = Omit<Waiting, 'remote' | 'verb' | 'basedOn'> & { dryRun: boolean; basedOn?: number | undefined }

type ChangeContext = Pick<CallContext<typeof api.retireRemote>, 'params' | 'request' | 'reply'> & {
  body: Body
}

/**
 * Carries out a change, or describes it in a dry run. `orderedBy` gave an order that is confirmed now. Another one that has
 * to be confirmed is described, and kept for a second person.
 */
async function change(
  needed: Needed,
  { params: { remote }, body, request, reply }: ChangeContext,
  verb: Verb,
  orderedBy?: string,
) {
  const { releases, smoke, audit } = needed
  const registry = await releases.storage.readRegistry()
  const isGuarded = orderedBy === undefined && needed.fourEyes.includes(remote)
  const waits = isGuarded && verb !== 'retire' && isWidening(registry, { ...body, remote, verb })
  const dryRun = body.dryRun || waits
  const candidate = candidateOf(verb, body)
  const isTried = candidate !== undefined && (await tryStored(needed, remote, candidate, dryRun))
  const open = await openPagesNow(needed, remote, request.log)
  const by = orderedBy ? `${orderedBy}, ${request.operator.replace('operator:', '')}` : request.operator
  // An order that widens nothing in this registry might widen something in the next.
  const basedOn =
    isGuarded && body.version !== undefined
      ? Math.min(body.basedOn ?? Infinity, registry.revision)
      : body.basedOn
  const done = await carryOut(releases, verb, { ...body, basedOn, remote, by, dryRun })
  const effect = {
    pages: open && pagesConcerned(done, open),
    ...(candidate !== undefined && { isTried }),
    ...(candidate !== undefined && !isTried && ({ untried: smoke ? 'no browser' : 'off' } as const)),
  }
  if (waits && !body.dryRun) {
    await keepWaiting(needed, request, { ...body, remote, verb, basedOn: done.basedOn })
    void reply.code(202)
  } else if (!dryRun) {
    await audit(request, `release.${verb}`, { ...detailOf(done), ...effect, ...(orderedBy && { orderedBy }) })
  }
  return { ...done, ...effect, ...(waits && { waits }) }
}

/** Returns the version of an order that browsers have not had yet. */
function candidateOf(verb: Verb, { version, percent = 0, allow = [], steps = [] }: Body): string | undefined {
  const isCanary = verb === 'canary' && (percent > 0 || allow.length > 0 || steps.length > 0)
  return verb === 'promote' || isCanary ? version : undefined
}

async function carryOut(releases: Releases, verb: Verb, order: Order & Body): Promise<Change> {
  const { remote, version = '' } = order
  switch (verb) {
    case 'promote':
      return promoteRelease(releases, { ...order, version })
    case 'canary':
      return setCanary(releases, { ...order, version, percent: order.percent ?? 0, allow: order.allow ?? [] })
    case 'rollback':
      return rollBackRelease(releases, order)
    case 'retire':
      return retireRelease(releases, order)
    case 'rollout-skip': {
      const step = await advanceRollout(releases, { ...order, skip: true })
      if (!step) throw new NoRollout(`${remote} has no canary with steps.`)
      return step
    }
  }
}

async function keepWaiting({ pending, audit, now }: Needed, request: FastifyRequest, order: Waiting) {
  const waiting = { ...order, id: randomUUID(), by: request.operator, at: now().toISOString() }
  await pending.change(all => [...all.filter(each => each.remote !== order.remote), waiting])
  const { remote, verb, version = null, percent = null } = order
  await audit(request, 'release.order', { remote, verb, version, percent, reason: order.reason ?? null })
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
function pagesConcerned({ action, from, to, percent }: Change, open: ReadonlyMap<string, number>): number {
  if (from === null || from === to) return 0
  const running = open.get(from) ?? 0
  return action === 'canary' ? Math.round((running * percent) / 100) : running
}
