import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { HttpError } from 'server-kit'
import type { Fault, FaultPlan } from '../faults/fault-plan.ts'
import { sandboxTexts } from '../texts.ko.ts'

const PATH = '/sandbox/api/faults'

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1))
const common = {
  target: v.pipe(v.string(), v.startsWith('/')),
  times: v.optional(wholeNumber),
}

const faultSchema = v.variant('kind', [
  v.strictObject({
    ...common,
    kind: v.literal('status'),
    value: v.optional(v.pipe(wholeNumber, v.minValue(400), v.maxValue(599)), 500),
  }),
  v.strictObject({ ...common, kind: v.literal('delay'), value: v.optional(wholeNumber, 1_000) }),
  v.strictObject({ ...common, kind: v.picklist(['hang', 'cut', 'corrupt', 'empty']) }),
])

/**
 * `POST /sandbox/api/faults` breaks the addresses that begin with `target`, `times` times or until it is taken back;
 * GET lists what is broken, DELETE mends everything.
 */
export function registerFaultRoutes(app: FastifyInstance, plan: FaultPlan): void {
  const listed = () => ({ faults: plan.list() })

  app.get(PATH, async () => listed())
  app.post(PATH, async ({ body }, reply) => {
    plan.add(faultOf(body))
    return reply.code(201).send(listed())
  })
  app.delete(PATH, async () => {
    plan.clear()
    return listed()
  })
}

function faultOf(body: unknown): Fault {
  const read = v.safeParse(faultSchema, body)
  if (read.success) return read.output
  const errors = read.issues.map(issue => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  throw new HttpError(400, 'SANDBOX_INVALID_FAULT', sandboxTexts.invalidFault, errors)
}
