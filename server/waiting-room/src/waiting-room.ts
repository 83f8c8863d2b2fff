import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ServerPart } from 'server-kit'
import { createControls, type Controls } from './controls/controls.ts'
import { becomeOwner } from './journal/owner.ts'
import type { LineSettings } from './line/lines.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createPasses } from './pass/passes.ts'
import { openLines, sharedLinesOf, type Clocks, type QueueConfig } from './queue-settings.ts'
import { createResponder } from './replies.ts'
import { registerSandboxRoutes } from './sandbox-routes.ts'
import { registerDraws } from './schedule/routes.ts'
import { registerWireProtocol } from './fast-path/ts-wseq.ts'

/** The waiting room, with the settings and controls of its lines for the other parts of a site. */
export type WaitingRoomPart = ServerPart & {
  /** Undefined for an action without a line. */
  settingsOf(action: string): Promise<LineSettings | undefined>
  /** Ends the turn of a key before its time. */
  endTurn(key: string): Promise<void>
  controls: Controls
}

/**
 * Opens the waiting room as soon as no other process keeps lines in its data folder.
 * @throws LinesInUse, and the errors of `createWaitingRoom`
 */
export async function openWaitingRoom(
  config: QueueConfig & { dataDir: string },
  log?: FastifyBaseLogger,
): Promise<WaitingRoomPart> {
  if (config.redisUrl !== undefined) return createWaitingRoom(config, log)
  const giveUp = await becomeOwner(config.dataDir)
  const part = await createWaitingRoom(config, log)
  return {
    ...part,
    register(app) {
      part.register(app)
      app.addHook('onClose', async () => giveUp())
    },
  }
}

/**
 * Serves the wire protocol at `GET /ts.wseq`, always with HTTP 200; in the sandbox also `/sandbox/api/queue`.
 * @throws InvalidSiteConfig
 */
export async function createWaitingRoom(
  config: QueueConfig,
  log?: FastifyBaseLogger,
  clocks?: Clocks,
): Promise<WaitingRoomPart> {
  const room = openLines(config, log, clocks, await sharedLinesOf(config))
  const secret = config.queueKey ?? randomBytes(32).toString('base64url')
  const passes = createPasses({ secret, now: () => Date.now() })
  const controls = createControls(room)
  const metrics = createMetrics(controls, Object.values(room.actions))
  const respond = createResponder({ room, passes, metrics, trustProxy: config.trustProxy })
  return {
    settingsOf: room.lines.settingsOf,
    endTurn: async key => void (await room.lines.end(key)),
    controls,
    readinessChecks: { opening: async () => room.lines.verifyOpenings() },
    figures: () => metrics.figures(),
    register(app) {
      registerWireProtocol(app, respond, config)
      if (config.sandbox) registerSandboxRoutes(app, room)
      registerDraws(app, room.lines)
      app.addHook('onClose', async () => room.close())
    },
  }
}
