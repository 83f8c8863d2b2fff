import { rm } from 'node:fs/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openReleases, type Releases, type ReleaseStorage } from 'release-store'
import { registerBuiltPage, repeatWhileListening, type ServerPart } from 'server-kit'
import { Admission } from './access/admission.ts'
import { admitOperators } from './access/admit-operators.ts'
import { opsTokenOf, type OpsToken } from './access/ops-token.ts'
import {
  auditOf,
  auditRefusals,
  registerAuditRoute,
  type Audit,
  type AuditRequest,
  type RecentAudit,
} from './audit.ts'
import { Ballot } from './beacons/ballot.ts'
import { registerBeacons } from './beacons/beacons.ts'
import type { CountStore } from './beacons/count-store.ts'
import { keepCounts } from './beacons/keep-counts.ts'
import { registerTokenRoutes } from './access/token-routes.ts'
import { Sessions } from './access/sessions.ts'
import { TokenFile } from './access/token-file.ts'
import { registerTelemetryReport } from './beacons/routes.ts'
import { createTally } from './beacons/tally.ts'
import type { VoteStore } from './beacons/vote-store.ts'
import { Guard } from './canary/guard.ts'
import { keepRollouts } from './canary/rollouts.ts'
import type { OperationsConfig } from './config.ts'
import { registerLiveEvents } from './live/routes.ts'
import { liveTopics } from './live/topics.ts'
import { registerOverrides } from './override/routes.ts'
import { registerChangeRoutes } from './releases/change-routes.ts'
import { keepClean } from './releases/keep-clean.ts'
import { Mirror } from './releases/mirror.ts'
import { uploadsFolder } from './releases/receive-folder.ts'
import { releaseError } from './releases/release-errors.ts'
import { releasesNow } from './releases/releases-now.ts'
import { registerReleaseRoutes } from './releases/routes.ts'
import { shellPaths } from './releases/shell-paths.ts'
import { createTrial, triesNothing, type TryOut } from './releases/trial.ts'
import { LineMinutes } from './waiting-room/line-history.ts'
import { registerWaitingRoomRoutes } from './waiting-room/routes.ts'
import type { WaitingRoomPort } from './waiting-room/waiting-room-port.ts'

const MIRRORED_EVERY_MS = 1_000

/** The dependencies that the routes of operations share. */
export type Operations = {
  config: OperationsConfig
  releases: Releases
  /** Records an operator's request in the audit log. */
  audit: AuditRequest
}

type Needed = {
  audit: Audit
  recentAudit: RecentAudit
  /** The store of the figures that pages send of releases. */
  counts: CountStore
  /** The store of the votes of networks about releases. */
  votes: VoteStore
  waitingRoom: WaitingRoomPort
  /** The storage of releases, if that is not the data folder; they are then mirrored there. */
  releaseStorage?: ReleaseStorage | undefined
  /** Runs releases in a browser before others get them, instead of the way that the settings choose. */
  tryOut?: TryOut
  now?: () => Date
}

type Given = Required<Omit<Needed, 'releaseStorage' | 'tryOut'>> & Pick<Needed, 'releaseStorage' | 'tryOut'>

/** The results of preparing and registering the part. */
type State = { token?: OpsToken; mirror?: Mirror }

/** Returns the operations API under `/ops/api`, the console, and `/beacons`. A token made at this start is printed once. */
export function createOperations(config: OperationsConfig, needed: Needed): ServerPart {
  const state: State = {}
  const given: Given = { now: () => new Date(), ...needed }
  return {
    prepare: () => prepare(config, state),
    about: () => aboutToken(state),
    register(app) {
      const releases = openSiteReleases(app, config, state, given)
      const guard = receiveTelemetry(app, config, releases, given)
      // A machine that mirrors a bucket has copies of its own.
      const copies = state.mirror ? [{ ...openReleases({ dataDir: config.dataDir }), now: given.now }] : []
      keepClean(app, [releases, ...copies], config.releasesKeepDays)
      keepRollouts(app, { releases, audit: given.audit, log: app.log, now: given.now })
      // The page is open to everyone; its data needs the token.
      registerBuiltPage(app, { path: '/ops', folder: config.consoleDir })
      void app.register(async ops => {
        const access = openAccess(config, state, given)
        admitOperators(ops, { admission: access.admission, trustProxy: config.trustProxy })
        serveOperations(app, ops, { config, guard, ...access }, releases, given)
      })
    },
  }
}

type Access = ReturnType<typeof openAccess>

function openAccess(
  { dataDir, voteKey, sessionLimits: limits }: OperationsConfig,
  state: State,
  { now }: Given,
) {
  const ownersToken = () => state.token?.token
  const tokens = new TokenFile(dataDir, now)
  // Another owner's token ends every session.
  const key = () => (ownersToken() === undefined ? undefined : `${voteKey} sessions of ${ownersToken()}`)
  const sessions = new Sessions({ key, limits, now })
  return { tokens, sessions, admission: new Admission({ ownersToken, tokens, sessions }) }
}

async function prepare(config: OperationsConfig, state: State): Promise<void> {
  state.token = await opsTokenOf(config)
  // Removes uploads that a killed server has left.
  await rm(uploadsFolder(config.dataDir), { recursive: true, force: true })
  await state.mirror?.update()
}

function aboutToken({ token }: State): readonly string[] {
  return token?.madeIn ? [`  OPS_TOKEN  ${token.token}  (shown this once; kept in ${token.madeIn})`] : []
}

type SiteReleases = ReturnType<typeof openSiteReleases>

function openSiteReleases(
  app: FastifyInstance,
  { dataDir, shellDir }: OperationsConfig,
  state: State,
  { releaseStorage, now }: Given,
) {
  if (releaseStorage) {
    const mirror = new Mirror({ from: releaseStorage, dataDir, log: app.log })
    state.mirror = mirror
    // Other machines make releases live too.
    repeatWhileListening(app, MIRRORED_EVERY_MS, () => mirror.update())
  }
  const storage = state.mirror && { storage: state.mirror }
  return { ...openReleases({ dataDir, shellDir, now, ...storage }), shellPaths: () => shellPaths(shellDir) }
}

function receiveTelemetry(
  app: FastifyInstance,
  { trustProxy, beaconsShare: share, voteKey, autoRollback }: OperationsConfig,
  releases: SiteReleases,
  { counts, votes, audit, now }: Given,
): Guard {
  const [tally, ballot] = [createTally(), new Ballot(voteKey)]
  const guard = new Guard({ releases, counts, votes, audit, log: app.log, now })
  registerBeacons(app, { tally, ballot, trustProxy, share })
  keepCounts(app, {
    tally,
    ballot,
    counts,
    votes,
    readRegistry: () => releases.storage.readRegistry(),
    async afterwards() {
      if (autoRollback) await guard.review()
    },
    now,
  })
  return guard
}

function serveOperations(
  app: FastifyInstance,
  ops: FastifyInstance,
  { config, guard, tokens, sessions, admission }: Access & { config: OperationsConfig; guard: Guard },
  releases: SiteReleases,
  { audit: write, recentAudit, counts, waitingRoom, tryOut, now }: Given,
): void {
  // The state of the site is valid for this moment alone, so it is not cached.
  ops.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  const audit = auditOf(write, now)
  auditRefusals(ops, audit)
  explainErrors(ops)
  const { shellDir, smoke } = config
  const trial = smoke ? createTrial({ ...releases, shellDir, log: app.log }) : triesNothing
  registerTokenRoutes(ops, { tokens, sessions, audit })
  registerAuditRoute(ops, recentAudit)
  registerTelemetryReport(ops, { counts, now })
  const sources = { releases, recentAudit, counts, waitingRoom, now, lineMinutes: new LineMinutes() }
  const readReleases = releasesNow(releases, guard)
  registerWaitingRoomRoutes(ops, { ...sources, audit })
  registerOverrides(ops, { config, releases, audit })
  registerLiveEvents(ops, liveTopics({ app, ...sources, releasesNow: readReleases }), admission)
  registerReleaseRoutes(ops, { config, releases, audit, releasesNow: readReleases })
  const trying = { tryOut: tryOut ?? trial, isTrialOff: !smoke }
  registerChangeRoutes(ops, { releases, telemetry: { counts, now }, ...trying, audit })
}

/** Named errors of operations become responses here alone: elsewhere they are failures of our own. */
function explainErrors(ops: FastifyInstance): void {
  const respond = ops.errorHandler.bind(ops)
  ops.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    respond(Object.assign(releaseError(error) ?? error, { code: error.code }), request, reply),
  )
}
