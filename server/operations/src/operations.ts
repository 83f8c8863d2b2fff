import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readAudit, readTelemetry, type PendingChange } from 'ops-api'
import { openReleases, type Releases, type ReleaseStorage } from 'release-store'
import { registerBuiltPage, repeatWhileListening, type ServerPart } from 'server-kit'
import { Admission } from './access/admission.ts'
import { admitOperators } from './access/admit-operators.ts'
import { opsTokenOf, type OpsToken } from './access/ops-token.ts'
import { serveOperation } from './access/serve-operation.ts'
import { Sessions } from './access/sessions.ts'
import { TokenFile } from './access/token-file.ts'
import { registerTokenRoutes } from './access/token-routes.ts'
import { auditOf, auditRefusals, recentEntries, type Audit, type RecentAudit } from './audit.ts'
import { Ballot } from './beacons/ballot.ts'
import { registerBeacons } from './beacons/beacons.ts'
import type { CountStore } from './beacons/count-store.ts'
import { keepCounts } from './beacons/keep-counts.ts'
import { ReleaseFigures } from './beacons/release-figures.ts'
import { telemetryReport } from './beacons/report.ts'
import { createTally } from './beacons/tally.ts'
import type { VoteStore } from './beacons/vote-store.ts'
import { Guard } from './canary/guard.ts'
import { keepRollouts } from './canary/rollouts.ts'
import type { OperationsConfig } from './config.ts'
import { JsonFile } from './json-file.ts'
import { registerLiveEvents } from './live/live-events.ts'
import { liveTopics } from './live/topics.ts'
import { registerNoticeRoutes } from './notices/routes.ts'
import { registerOverrides } from './override/routes.ts'
import { registerChangeRoutes } from './releases/change-routes.ts'
import { keepClean } from './releases/keep-clean.ts'
import { createMirror, type Mirror } from './releases/mirror.ts'
import { uploadsFolder } from './releases/receive-folder.ts'
import { releaseError } from './releases/release-errors.ts'
import { registerReleaseRoutes } from './releases/routes.ts'
import { shellPaths } from './releases/shell-paths.ts'
import { createTrial, triesNothing, type TryOut } from './releases/trial.ts'
import { unknownRemotes } from './releases/unknown-remotes.ts'
import { LineMinutes } from './waiting-room/line-history.ts'
import { registerWaitingRoomRoutes } from './waiting-room/routes.ts'
import type { WaitingRoomPort } from './waiting-room/waiting-room-port.ts'

const MIRRORED_EVERY_MS = 1_000

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
  /** Tries a release before visitors get it. Default: the trial that the settings choose. */
  tryOut?: TryOut
  now?: () => Date
}

/** The results of preparing and registering the part. */
type State = { token?: OpsToken; mirror?: Mirror; releases?: Releases }

/** Returns the operations API under `/ops/api`, the console, and `/beacons`. A token made at this start is printed once. */
export function createOperations(config: OperationsConfig, needed: Needed): ServerPart {
  const state: State = {}
  const figures = new ReleaseFigures()
  const given = { now: () => new Date(), ...needed }
  return {
    async prepare(log) {
      state.token = await opsTokenOf(config)
      // Removes uploads that a killed server has left.
      await rm(uploadsFolder(config.dataDir), { recursive: true, force: true })
      await state.mirror?.update()
      const remotes = await unknownRemotes(config.fourEyes, config.dataDir)
      if (remotes.length > 0) log.warn({ remotes }, 'FOUR_EYES names remotes without a release here')
    },
    about: () => aboutToken(state),
    figures: async () => (state.releases ? figures.read(await state.releases.storage.readRegistry()) : []),
    register(app) {
      const site = openSite(app, config, state, given)
      state.releases = site.releases
      receiveTelemetry(app, { ...site, figures })
      // A machine that mirrors a bucket has copies of its own.
      const copies = state.mirror ? [{ ...openReleases({ dataDir: config.dataDir }), now: given.now }] : []
      keepClean(app, [site.releases, ...copies], config.releasesKeepDays)
      keepRollouts(app, site)
      // The page is open to everyone; its data needs the token.
      registerBuiltPage(app, { path: '/ops', folder: config.consoleDir })
      void app.register(async ops => {
        admitOperators(ops, site)
        serveOperations(ops, site)
      })
    },
  }
}

function aboutToken({ token }: State): readonly string[] {
  return token?.madeIn ? [`  OPS_TOKEN  ${token.token}  (shown this once; kept in ${token.madeIn})`] : []
}

type Given = Needed & Required<Pick<Needed, 'now'>>
type Site = ReturnType<typeof openSite>

/** Returns everything that the parts of operations share. */
function openSite(app: FastifyInstance, config: OperationsConfig, state: State, given: Given) {
  const { dataDir, shellDir, smoke, sessionLimits: limits, voteKey } = config
  const { log } = app
  const releases = openSiteReleases(app, config, state, given)
  const ownersToken = () => state.token?.token
  const tokens = new TokenFile(dataDir, given.now)
  // Another owner's token ends every session.
  const key = () => (ownersToken() === undefined ? undefined : `${voteKey} sessions of ${ownersToken()}`)
  const sessions = new Sessions({ key, limits, now: given.now })
  const trial = smoke ? createTrial({ ...releases, shellDir, log }) : triesNothing
  return {
    ...config,
    ...given,
    app,
    log,
    releases,
    tokens,
    sessions,
    pending: new JsonFile<PendingChange>(join(dataDir, 'pending-changes.json')),
    tryOut: given.tryOut ?? trial,
    guard: new Guard({ ...given, releases, log }),
    admission: new Admission({ ownersToken, tokens, sessions }),
    lineMinutes: new LineMinutes(),
  }
}

function openSiteReleases(
  app: FastifyInstance,
  { dataDir, shellDir }: OperationsConfig,
  state: State,
  { releaseStorage, now }: Given,
) {
  if (releaseStorage) {
    const mirror = createMirror({ from: releaseStorage, dataDir, log: app.log })
    state.mirror = mirror
    // Other machines make releases live too.
    repeatWhileListening(app, MIRRORED_EVERY_MS, () => mirror.update())
  }
  const storage = state.mirror && { storage: state.mirror }
  return openReleases({ dataDir, shellDir, now, shellPaths: () => shellPaths(shellDir), ...storage })
}

function receiveTelemetry(app: FastifyInstance, site: Site & { figures: ReleaseFigures }): void {
  const received = { ...site, tally: createTally(), ballot: new Ballot(site.voteKey) }
  registerBeacons(app, received)
  keepCounts(app, { ...received, afterwards: async () => site.autoRollback && site.guard.review() })
}

function serveOperations(ops: FastifyInstance, site: Site): void {
  // The state of the site is valid for this moment alone, so it is not cached.
  ops.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  const routes = { ...site, audit: auditOf(site.audit, site.now) }
  auditRefusals(ops, routes.audit)
  explainErrors(ops)
  serveOperation(ops, readAudit, ({ query }) => recentEntries(site.recentAudit, query))
  serveOperation(ops, readTelemetry, ({ query }) => telemetryReport(site, query.minutes))
  registerTokenRoutes(ops, routes)
  registerWaitingRoomRoutes(ops, routes)
  registerNoticeRoutes(ops, routes)
  registerOverrides(ops, routes)
  registerLiveEvents(ops, liveTopics(site), site.admission)
  registerReleaseRoutes(ops, routes)
  registerChangeRoutes(ops, routes)
}

/** Named errors of operations become responses here alone: elsewhere they are failures of our own. */
function explainErrors(ops: FastifyInstance): void {
  const respond = ops.errorHandler.bind(ops)
  ops.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    respond(Object.assign(releaseError(error) ?? error, { code: error.code }), request, reply),
  )
}
