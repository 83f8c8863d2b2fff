import * as v from 'valibot'
import { looseText, type RefusingResponse } from '../http/read-response.ts'
import { RequestRefused, sentenceIn } from '../errors/errors.ts'
import { callJson, type JsonCall } from '../http/http.ts'
import type { ApplicationResult } from '../result/result.ts'

/** The application that proof is registered for. */
export type ProofOwner = Pick<ApplicationResult, 'applicationNumber' | 'supportNumber' | 'historyNumber'>

/** One key for each press: the server carries out a repeated press with the same body once (GP-25). */
export type Once = { idempotencyKey: string }

const DONE_WORDS = ['', 'ok', '200']
const DoneResponse = v.fallback(v.object({ httpStatus: looseText, message: looseText }), {
  httpStatus: '',
  message: '',
})

/** Changes registered proof. `failure` is the sentence for a refusal without a reason. @throws RequestFailed */
export async function change(call: JsonCall, successStatus = '200', failure = ''): Promise<void> {
  const explain = ({ message }: RefusingResponse) => message || failure
  const { httpStatus, message } = await callJson(call, { successStatus, shape: DoneResponse, explain })
  const isDone = DONE_WORDS.includes(httpStatus.toLowerCase())
  if (!isDone) throw new RequestRefused(call.path, { status: 200, message: sentenceIn(message) || failure })
}

/** The numbers of an application as they are sent. */
export function numbersOf({ applicationNumber: aplyNo, supportNumber }: ProofOwner) {
  return { suptSn: Number(supportNumber) || 0, aplyNo }
}

/** Returns an id of digits as a number, any other id unchanged. */
export function idOnWire(id: string): number | string {
  const number = Number(id)
  return Number.isSafeInteger(number) ? number : id
}
