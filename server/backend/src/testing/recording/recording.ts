import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordedResponses, type Refusal } from 'recorded-responses'
import type { ServerPart } from 'server-kit'
import { writeRecording } from './write-recording.ts'
import { normalised } from './normalised.ts'

/** Any call may be refused so: these are recorded once for all calls. */
const COMMON = new Set([
  'FOREIGN_PAGE',
  'IDEMPOTENCY_KEY_MALFORMED',
  'IDEMPOTENCY_KEY_REUSED',
  'INTERNAL_ERROR',
  'MAINTENANCE',
  'OVERLOADED',
  'QUEUE_PASS_REQUIRED',
  'READ_ONLY',
  'REQUEST_MALFORMED',
  'REQUEST_TOO_LARGE',
  'REQUEST_UNSUPPORTED_TYPE',
  'SANDBOX_FAULT',
  'TEMPORARILY_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
])

const COMMON_CALL = 'any call'

type Found = { call: string; refusal: Refusal }

/** Collects the responses of a backend, to compare them with the recorded ones, or to record them anew. */
export class Recording {
  readonly #refusals = new Map<string, Found>()
  readonly #responses = new Map<string, unknown>()

  /** Adds no route: listens to the responses of the parts that are registered after it. */
  readonly part: ServerPart = {
    register: app =>
      void app.addHook('onSend', async (request, reply, body) => {
        this.#take(request, reply, body)
        return body
      }),
  }

  /** Returns the first successful response of each call, without values that differ each time. */
  responses(): Record<string, unknown> {
    return Object.fromEntries(this.#responses)
  }

  /** Returns the refusals that are not recorded. With `RECORD_DIR` they are recorded there, and none is returned. */
  newRefusals(): string[] {
    const found = [...this.#refusals.values()]
    if (writeRecording({ refusals: found })) return []
    return found.filter(each => !isRecorded(each)).map(each => JSON.stringify(each))
  }

  #take(
    { routeOptions: { url = '' }, method }: FastifyRequest,
    { statusCode }: FastifyReply,
    body: unknown,
  ): void {
    if (!url.startsWith('/api/') || typeof body !== 'string' || !body.startsWith('{')) return
    const own = `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`
    const content = JSON.parse(body) as Partial<Refusal>
    const { errorCode, message = '' } = content
    if (errorCode === undefined)
      return void (this.#responses.has(own) || this.#responses.set(own, normalised(content)))
    const call = COMMON.has(errorCode) ? COMMON_CALL : own
    const refusal = { status: statusCode, errorCode, message: String(normalised(message)) }
    this.#refusals.set(JSON.stringify([call, refusal]), { call, refusal })
  }
}

function isRecorded({ call, refusal: { status, errorCode, message } }: Found): boolean {
  const { common, calls } = recordedResponses
  const known = call === COMMON_CALL ? common : (calls[call]?.refusals ?? [])
  return known.some(
    each => each.status === status && each.errorCode === errorCode && each.message === message,
  )
}
