import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Refused } from '../http/refused.ts'
import type { Fault, FaultPlan } from '../sandbox/fault-plan.ts'
import { texts } from '../texts.ko.ts'

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

/** `POST /sandbox/api/faults` breaks the addresses that begin with `target` on purpose, `times` times or until it is taken back. */
export function addFault(plan: FaultPlan) {
  return async ({ body }: FastifyRequest, reply: FastifyReply) => {
    plan.add(faultOf(body))
    return reply.code(201).send({ faults: plan.list() })
  }
}

/** `GET /sandbox/api/faults`: what is broken on purpose now. */
export function listFaults(plan: FaultPlan) {
  return async () => ({ faults: plan.list() })
}

/** `DELETE /sandbox/api/faults` mends everything. */
export function clearFaults(plan: FaultPlan) {
  return async () => {
    plan.clear()
    return { faults: plan.list() }
  }
}

function faultOf(body: unknown): Fault {
  const read = v.safeParse(faultSchema, body)
  if (read.success) return read.output
  const errors = read.issues.map(issue => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  throw new Refused(400, 'SANDBOX_INVALID_FAULT', texts.sandbox.invalidFault, errors)
}
