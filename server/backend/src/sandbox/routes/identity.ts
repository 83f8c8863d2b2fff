import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { completeIdentity, readIdentityRequests } from 'sandbox-api'
import * as v from 'valibot'
import { shortText } from '../../contract/fields.ts'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import { toHttpError } from '../../contract/http-errors.ts'
import { sandboxMessagePage, sandboxPage, SANDBOX_STYLES } from '../identity/window-page.ts'
import { SANDBOX_PROVIDER } from '../identity/provider.ts'
import { sandboxStyles } from '../identity/window-styles.ts'
import { finishVerification, type Ending } from '../identity/finish-verification.ts'
import type { ReportSigner } from '../identity/report-signer.ts'
import { findTransaction, runningVerifications } from '../../stores/verification-store.ts'
import { sandboxTexts } from '../texts.ko.ts'
import { serveSandboxCall } from './serve-sandbox-call.ts'

const texts = sandboxTexts.identity

// Each method has its own name for the transaction.
const named = {
  mtxId: v.optional(shortText),
  certNum: v.optional(shortText),
  requestId: v.optional(shortText),
}

const windowQuery = v.object(named)

const pressedSchema = v.object({ outcome: v.unknown() })

/** The sandbox's identity provider: its window, and the same by one call that ends a running verification. */
export function registerIdentityRoutes(
  app: FastifyInstance,
  signer: ReportSigner,
  dependencies: Dependencies,
): void {
  serveSandboxCall(app, readIdentityRequests, async () => ({ requests: await runningRequests(dependencies) }))
  serveSandboxCall(
    app,
    completeIdentity,
    async ({ body }) => {
      const { outcome, resultUrl } = await finishVerification(app, signer, dependencies, endingIn(body))
      return { state: outcome.state, resultUrl }
    },
    { errorCode: 'SANDBOX_INVALID_IDENTITY', message: texts.invalid },
  )

  // Forms are read here and nowhere else.
  void app.register(async window => {
    window.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
    )
    window.setErrorHandler(respondInWindow)
    const inPopup = { config: { keepsOpener: true } } as const
    window.get(SANDBOX_STYLES, inPopup, async (_, reply) =>
      reply.type('text/css; charset=utf-8').send(sandboxStyles),
    )
    window.get(SANDBOX_PROVIDER, inPopup, async ({ query }, reply) => showWindow(dependencies, query, reply))
    window.post(SANDBOX_PROVIDER, inPopup, async ({ body }, reply) => {
      if (!v.is(pressedSchema, body)) return showWindow(dependencies, body, reply)
      const { resultUrl } = await finishVerification(app, signer, dependencies, endingIn(body))
      return protectWindow(reply).redirect(resultUrl, 303)
    })
  })
}

// The site posts the request for a provider, and the window posts the pressed button.
async function showWindow({ database, now }: Dependencies, given: unknown, reply: FastifyReply) {
  const read = v.safeParse(windowQuery, given)
  const transactionId = read.success ? transactionIn(read.output) : undefined
  const verification = transactionId ? await findTransaction(database, transactionId, now()) : null
  if (!verification) throw new HttpError(404, 'IDENTITY_NOT_FOUND', texts.gone)
  if (verification.state !== 'running') throw new HttpError(409, 'IDENTITY_ALREADY_COMPLETED', texts.finished)
  return protectWindow(reply).type('text/html; charset=utf-8').send(sandboxPage(verification))
}

function respondInWindow(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = toHttpError(error)
  if (!refused) request.log.error({ err: error }, 'request failed')
  const { status, message } = refused ?? { status: 500, message: texts.invalid }
  return protectWindow(reply).code(status).type('text/html; charset=utf-8').send(sandboxMessagePage(message))
}

function protectWindow(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
}

function endingIn(body: unknown): Ending {
  const read = v.safeParse(completeIdentity.body, body)
  const transactionId = read.success ? transactionIn(read.output) : undefined
  if (!read.success || !transactionId) throw new HttpError(400, 'SANDBOX_INVALID_IDENTITY', texts.invalid)
  const { personId, outcome } = read.output
  return { transactionId, personId, outcome }
}

function transactionIn({ mtxId, certNum, requestId }: v.InferOutput<typeof windowQuery>): string | undefined {
  return mtxId ?? certNum ?? requestId
}

async function runningRequests({ database, now }: Dependencies) {
  const running = await runningVerifications(database, now())
  return running.map(({ transactionId, method, provider, businessNumber, applicationNumber, expiresAt }) => ({
    transactionId,
    method,
    provider,
    businessNumber,
    applicationNumber,
    expiresAt: expiresAt.toISOString(),
    windowUrl: `${SANDBOX_PROVIDER}?requestId=${transactionId}`,
  }))
}
