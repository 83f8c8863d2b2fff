import { returnCode } from 'queue-protocol'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { readLines, steerLine } from 'sandbox-api'
import { HttpError, requestTexts, serveCall } from 'server-kit'
import type { WaitingRoom } from './line/reply-to-question.ts'
import { MODES, type LineReport } from './line/lines.ts'
import * as t from './texts.ko.ts'

const FIRST_FAILURE = returnCode.NO_SERVICE
const FAILURES = Object.values(returnCode).filter(code => code >= FIRST_FAILURE)
const MODES_WITHOUT_CODE = MODES.filter(mode => mode !== 'error')

const { entries } = steerLine.body
const limits = { limit: entries.limit, rate: entries.rate }

const settingsSchema = v.variant('mode', [
  v.strictObject({ ...limits, mode: v.picklist(MODES_WITHOUT_CODE) }),
  v.strictObject({
    ...limits,
    mode: v.literal('error'),
    code: v.optional(v.picklist(FAILURES), returnCode.SYSTEM_ERROR),
  }),
])

/** Accepts only modes and return codes that this server has. */
const steerKnownLine = { ...steerLine, body: settingsSchema }

const misfit = { errorCode: 'SANDBOX_MALFORMED', message: requestTexts.sandboxMalformed }

/** Serves testers the state of every line, and the settings of one. */
export function registerSandboxRoutes(app: FastifyInstance, { lines, actions }: WaitingRoom): void {
  serveCall(app, readLines, async () => ({ actions: await reports() }))

  serveCall(
    app,
    steerKnownLine,
    async ({ params: { action }, body }) => {
      const steered = await lines.steer(action, body)
      const report = (await reports())[action]
      if (steered === 'no such line' || !report) {
        throw new HttpError(404, 'QUEUE_ACTION_NOT_FOUND', t.unknownAction)
      }
      return report
    },
    { misfit },
  )

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
