import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { peerAddress, type ServerPart } from 'server-kit'
import { createControls, type Controls } from './controls/controls.ts'
import { answerQuestion, type Node, type WaitingRoom } from './line/answer-question.ts'
import type { LineSettings } from './line/lines.ts'
import { readQuestion, resultScript, resultText } from './line/protocol.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { registerMetrics } from './metrics/routes.ts'
import { carriedFor, giveCookies } from './pass/pass-cookies.ts'
import { createPasses, type Passes } from './pass/passes.ts'
import { openLines, type QueueConfig } from './queue-settings.ts'
import { registerSandboxRoutes } from './sandbox-routes.ts'
import { registerDraws } from './schedule/routes.ts'

const HOST_NAME = /^[A-Za-z0-9.-]+$/

/** The waiting room, and for the other parts of a site what happens to those who come to an action. */
export type WaitingRoomPart = ServerPart & {
  /** Undefined for an action without a line. */
  settingsOf(action: string): Promise<LineSettings | undefined>
  controls: Controls
}

/**
 * The waiting room at `GET /ts.wseq`, on its wire protocol, always HTTP 200; in the sandbox also `/sandbox/api/queue`.
 * `wallClock` is milliseconds since 1970. Throws `InvalidSiteConfig`.
 */
export function createWaitingRoom(
  config: QueueConfig,
  log?: FastifyBaseLogger,
  wallClock?: () => number,
): WaitingRoomPart {
  const room = openLines(config, log, wallClock)
  const secret = config.queueKey ?? randomBytes(32).toString('base64url')
  const passes = createPasses({ secret, now: () => Date.now() })
  const controls = createControls(room)
  const metrics = createMetrics(controls, Object.values(room.actions))
  return {
    settingsOf: async action => (await room.lines.report()).get(action)?.settings,
    controls,
    register(app) {
      // It may serve other sites too. Who asks for the head alone would take a turn without knowing it.
      const forEveryOrigin = { isForEveryOrigin: true } as const
      app.get(
        '/ts.wseq',
        { config: forEveryOrigin, exposeHeadRoute: false },
        respond({ room, passes, metrics }, config),
      )
      if (config.sandbox || config.metricsToken) registerMetrics(app, metrics, config.metricsToken)
      if (config.sandbox) registerSandboxRoutes(app, room)
      registerDraws(app, room.lines)
      app.addHook('onClose', async () => room.close())
    },
  }
}

type Responding = { room: WaitingRoom; passes: Passes; metrics: Metrics }

function respond({ room, passes, metrics }: Responding, { trustProxy }: QueueConfig) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const question = readQuestion(request.url)
    const ownKey = passes.keyIn(question.action, carriedFor(question.action, request).line)
    const caller = { address: peerAddress(request, trustProxy), ownKey, node: nodeOf(request) }
    const answer = await answerQuestion(room, question, caller)
    metrics.countReply(question.action, answer.code)
    giveCookies(passes, question, answer, { request, reply })
    const type = question.isScript ? 'application/javascript' : 'text/plain'
    void reply.header('cache-control', 'no-store').type(`${type}; charset=utf-8`)
    return question.isScript ? resultScript(question.prefix, answer) : resultText(answer)
  }
}

// The name that the client used goes back to it inside a script, so only a plain one does.
function nodeOf({ hostname, protocol, port }: FastifyRequest): Node {
  const usual = protocol === 'https' ? 443 : 80
  return { ip: HOST_NAME.test(hostname) ? hostname : 'localhost', port: port ?? usual }
}
