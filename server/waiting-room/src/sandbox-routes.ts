import { returnCode } from 'queue-protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { HttpError, readInput } from 'server-kit'
import type { WaitingRoom } from './line/reply-to-question.ts'
import { MODES, type LineReport } from './line/lines.ts'
import * as t from './texts.ko.ts'

const FIRST_FAILURE = returnCode.NO_SERVICE
const FAILURES = Object.values(returnCode).filter(code => code >= FIRST_FAILURE)
const MODES_WITHOUT_CODE = MODES.filter(mode => mode !== 'error')

const ofAction = v.object({ action: v.string() })
const amount = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))
const limits = { limit: amount, rate: amount }

const settingsSchema = v.variant('mode', [
  v.strictObject({ ...limits, mode: v.picklist(MODES_WITHOUT_CODE) }),
  v.strictObject({
    ...limits,
    mode: v.literal('error'),
    code: v.optional(v.picklist(FAILURES), returnCode.SYSTEM_ERROR),
  }),
])

/** `GET /sandbox/api/queue`: the state of every line. `POST …/queue/{action}`: sets mode and limits of a line. */
export function registerSandboxRoutes(app: FastifyInstance, { lines, actions }: WaitingRoom): void {
  app.get('/sandbox/api/queue', async () => ({ actions: await reports() }))

  app.post('/sandbox/api/queue/:action', async ({ params, body }) => {
    const { action } = readInput(ofAction, params)
    const steered = await lines.steer(action, readInput(settingsSchema, body))
    if (steered === 'no such line') throw new HttpError(404, 'QUEUE_ACTION_NOT_FOUND', t.unknownAction)
    return (await reports())[action]
  })

  async function reports() {
    const reported = await lines.report()
    const rows = Object.entries(actions).flatMap(([step, action]) => {
      const report = reported.get(action)
      return report ? [[action, { step, ...flat(report) }] as const] : []
    })
    return Object.fromEntries(rows)
  }
}

function flat({ settings, counts }: LineReport) {
  const { mode, limit = null, rate = null } = settings
  const code = settings.mode === 'error' ? settings.code : null
  return { mode, limit, rate, code, ...counts }
}
