import * as v from 'valibot'
import { looseText, type RefusalAnswer } from '../http/read-response.ts'
import { RequestRefused } from '../errors/errors.ts'
import { callJson, type JsonCall } from '../http/http.ts'
import type { ApplicationResult } from '../result/result.ts'

/** The application that proof is registered for, as its result names it. */
export type ProofOwner = Pick<ApplicationResult, 'applicationNumber' | 'supportNumber' | 'historyNumber'>

/** One for each press: pressing again with it and the same body does it once (GP-25). */
export type Once = { idempotencyKey: string }

const DONE_WORD = /^(ok|200)$/i
const DoneAnswer = v.fallback(v.object({ httpStatus: looseText, message: looseText }), {
  httpStatus: '',
  message: '',
})

/**
 * Changes what is registered. `failure` is said of a refusal that gives no reason.
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function change(call: JsonCall, successStatus = '200', failure = ''): Promise<void> {
  const explain = ({ message }: RefusalAnswer) => message || failure
  const { httpStatus, message } = await callJson(call, { successStatus, shape: DoneAnswer, explain })
  const isDone = httpStatus === '' || DONE_WORD.test(httpStatus)
  if (!isDone) throw new RequestRefused(call.path, { status: 200, message: message || failure })
}

/** The numbers of an application as they are sent. */
export function numbersOf({ applicationNumber: aplyNo, supportNumber }: ProofOwner) {
  return { suptSn: Number(supportNumber) || 0, aplyNo }
}

/** A number stays one; another kind of id goes back as it came. */
export function idOnWire(id: string): number | string {
  const number = Number(id)
  return Number.isSafeInteger(number) ? number : id
}
