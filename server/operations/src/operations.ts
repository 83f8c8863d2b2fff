import { rm } from 'node:fs/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openReleases, type Releases, type ReleaseStorage } from 'release-store'
import { registerBuiltPage, type ServerPart } from 'server-kit'
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
import { registerBeacons } from './beacons/beacons.ts'
import type { CountStore } from './beacons/count-store.ts'
import { keepCounts } from './beacons/keep-counts.ts'
import { registerBeaconReport } from './beacons/routes.ts'
import { createTally } from './beacons/tally.ts'
import { takeBackBadReleases } from './canary/guard.ts'
import type { OperationsConfig } from './config.ts'
import { registerLiveEvents } from './live/routes.ts'
import { liveTopics } from './live/topics.ts'
import { createMirror, keepMirrored, type Mirror } from './releases/mirror.ts'
import { registerOverrides } from './override/routes.ts'
import { uploadsFolder } from './releases/receive-folder.ts'
import { releaseError } from './releases/release-errors.ts'
import { registerChangeRoutes } from './releases/change-routes.ts'
import { registerReleaseRoutes } from './releases/routes.ts'
import { shellPaths } from './releases/shell-paths.ts'
import { createTrial, triesNothing, type TryOut } from './releases/trial.ts'
import { registerWaitingRoomRoutes } from './waiting-room/routes.ts'
import type { WaitingRoomPort } from './waiting-room/waiting-room-port.ts'

/** What the routes of operations share. */
export type Operations = {
  config: OperationsConfig
  releases: Releases
  /** Writes down what the operator has done by a request. */
  audit: AuditRequest
}

type Needed = {
  audit: Audit
  recentAudit: RecentAudit
  /** Where it is written down what pages tell of releases. */
  counts: CountStore
  waitingRoom: WaitingRoomPort
  /** Where releases lie, if that is not the data folder; they are then mirrored there. */
  releaseStorage?: ReleaseStorage | undefined
  /** How releases are run in a browser before others get them, in the place of what the settings say. */
  tryOut?: TryOut
  now?: () => Date
}

/** The operations API under `/ops/api`, for who shows the token; a token that is made at this start is told once. */
export function createOperations(
  config: OperationsConfig,
  { audit, recentAudit, counts, waitingRoom, releaseStorage, tryOut, now = () => new Date() }: Needed,
): ServerPart {
  const { dataDir, shellDir, trustProxy, autoRollback, beaconsShare, smoke } = config
  let known: OpsToken | undefined
  let mirror: Mirror | undefined
  return {
    async prepare() {
      known = await opsTokenOf(config)
      // What uploads left behind when the server was killed.
      await rm(uploadsFolder(dataDir), { recursive: true, force: true })
      await mirror?.bring()
    },
    about: () =>
      known?.madeIn ? [`  OPS_TOKEN  ${known.token}  (shown this once; kept in ${known.madeIn})`] : [],
    register(app) {
      if (releaseStorage) {
        mirror = createMirror({ from: releaseStorage, dataDir, log: app.log })
        keepMirrored(app, mirror)
      }
      const releases = {
        ...openReleases({ dataDir, shellDir, now, ...(mirror && { storage: mirror }) }),
        shellPaths: () => shellPaths(shellDir),
      }
      const tally = createTally()
      registerBeacons(app, { tally, trustProxy, share: beaconsShare })
      keepCounts(app, {
        tally,
        counts,
        readRegistry: releases.storage.readRegistry,
        async afterwards() {
          if (autoRollback) await takeBackBadReleases({ releases, counts, audit, log: app.log, now })
        },
        now,
      })
      const admitted = async (ops: FastifyInstance) => {
        admitOperators(ops, { token: () => known?.token, trustProxy })
        // What is said of the site's state is true for this moment alone.
        ops.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
        auditRefusals(ops, { audit, now })
        explainErrors(ops)
        registerAuditRoute(ops, recentAudit)
        registerBeaconReport(ops, { counts, now })
        registerWaitingRoomRoutes(ops, { waitingRoom, audit: auditOf({ audit, now }), now })
        registerOverrides(ops, { config, releases, audit: auditOf({ audit, now }) })
        registerLiveEvents(ops, liveTopics({ app, releases, recentAudit, counts, waitingRoom, now }))
        registerReleaseRoutes(ops, { config, releases, audit: auditOf({ audit, now }) })
        registerChangeRoutes(ops, {
          releases,
          told: { counts, now },
          tryOut: tryOut ?? (smoke ? createTrial({ ...releases, shellDir, log: app.log }) : triesNothing),
          audit: auditOf({ audit, now }),
        })
      }
      // It is for everyone to load; what it shows needs the token.
      registerBuiltPage(app, { path: '/ops', folder: config.consoleDir })
      void app.register(admitted, { prefix: '/ops/api' })
    },
  }
}

/** Named errors of what operations do become responses here alone: elsewhere they are our own failure. */
function explainErrors(ops: FastifyInstance): void {
  const respond = ops.errorHandler.bind(ops)
  ops.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    respond(Object.assign(releaseError(error) ?? error, { code: error.code }), request, reply),
  )
}
