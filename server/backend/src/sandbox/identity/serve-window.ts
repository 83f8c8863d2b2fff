import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { completeIdentity } from 'sandbox-api'
import { HttpError } from 'server-kit'
import * as v from 'valibot'
import { shortText } from '../../contract/fields.ts'
import { toHttpError } from '../../contract/http-errors.ts'
import type { Verification } from '../../verification/verification.ts'
import { sandboxTexts } from '../texts.ko.ts'
import type { Ending } from './finish-verification.ts'
import { SANDBOX_PROVIDER } from './provider.ts'
import { sandboxMessagePage, sandboxPage, SANDBOX_STYLES } from './window-page.ts'
import { sandboxStyles } from './window-styles.ts'

const texts = sandboxTexts.identity

/** The verifications that a window shows. */
export type WindowSource = {
  /** Returns a verification; null if it is unknown or has expired. */
  find(transactionId: string): Promise<Pick<Verification, 'transactionId' | 'method' | 'state'> | null>
  /** Ends a verification, and returns the next address of the window. Throws `HttpError`. */
  finish(ending: Ending): Promise<string>
  /** The origins that the window may lead to, besides its own. */
  leadsTo?: string
}

// Each method has its own name for the transaction.
const windowQuery = v.object({
  mtxId: v.optional(shortText),
  certNum: v.optional(shortText),
  requestId: v.optional(shortText),
})

const pressedSchema = v.object({ outcome: v.unknown() })

/** Serves the window of the sandbox's identity provider. */
export function serveWindow(app: FastifyInstance, source: WindowSource): void {
  // Forms are read here and nowhere else.
  void app.register(async window => {
    window.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
    )
    window.setErrorHandler(respondInWindow)
    window.get(SANDBOX_STYLES, async (_, reply) => reply.type('text/css; charset=utf-8').send(sandboxStyles))
    window.get(SANDBOX_PROVIDER, async ({ query }, reply) => showWindow(source, query, reply))
    window.post(SANDBOX_PROVIDER, async ({ body }, reply) => {
      if (!v.is(pressedSchema, body)) return showWindow(source, body, reply)
      return protectWindow(reply).redirect(await source.finish(endingIn(body)), 303)
    })
  })
}

/** Reads a pressed button. Throws `HttpError` 400. */
export function endingIn(body: unknown): Ending {
  const read = v.safeParse(completeIdentity.body, body)
  const transactionId = read.success ? transactionIn(read.output) : undefined
  if (!read.success || !transactionId) throw new HttpError(400, 'SANDBOX_INVALID_IDENTITY', texts.invalid)
  const { personId, outcome } = read.output
  return { transactionId, personId, outcome }
}

// The site posts the request for a provider, and the window posts the pressed button.
async function showWindow(source: WindowSource, given: unknown, reply: FastifyReply) {
  const read = v.safeParse(windowQuery, given)
  const transactionId = read.success ? transactionIn(read.output) : undefined
  const verification = transactionId ? await source.find(transactionId) : null
  if (!verification) throw new HttpError(404, 'IDENTITY_NOT_FOUND', texts.gone)
  if (verification.state !== 'running') throw new HttpError(409, 'IDENTITY_ALREADY_COMPLETED', texts.finished)
  return protectWindow(reply, source.leadsTo).type('text/html; charset=utf-8').send(sandboxPage(verification))
}

function respondInWindow(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = toHttpError(error)
  if (!refused) request.log.error({ err: error }, 'request failed')
  const { status, message } = refused ?? { status: 500, message: texts.invalid }
  return protectWindow(reply).code(status).type('text/html; charset=utf-8').send(sandboxMessagePage(message))
}

function protectWindow(reply: FastifyReply, leadsTo = ''): FastifyReply {
  return reply.headers({
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self'${leadsTo && ` ${leadsTo}`}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
}

function transactionIn({ mtxId, certNum, requestId }: v.InferOutput<typeof windowQuery>): string | undefined {
  return mtxId ?? certNum ?? requestId
}
