import type { FastifyRequest } from 'fastify'
import { HttpError } from 'server-kit'
import { toHttpError } from '../../contract/http-errors.ts'
import { route } from '../../contract/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { providerOf } from '../../services/identity/identity-provider.ts'
import { begunVerification } from '../../session/verification-cookie.ts'
import { completeVerification, findVerification } from '../../stores/verification-store.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { resultAddress } from '../../verification/result-address.ts'
import { hasSucceeded, type Outcome, type Verification } from '../../verification/verification.ts'
import { END_OF_WINDOW } from './begin-verification.ts'
import { messagePage, protectPopup } from './popup-page.ts'

/**
 * Serves the end of a gateway's window. The browser's cookie names the verification, so no other browser learns its
 * person (GP-11); the gateway is asked for its outcome, which is recorded once.
 */
export const endOfWindowRoute = route({
  method: 'GET',
  path: END_OF_WINDOW,
  summary: 'Where a gateway’s window ends: reads the outcome, and leads to the popup-result page.',
  access: 'open',
  statuses: [303],
  response: { contentType: 'text/html; charset=utf-8' },
}).handle(async ({ request, reply }, dependencies) => {
  protectPopup(reply)
  try {
    return reply.redirect(await nextAddress(dependencies, request), 303)
  } catch (error) {
    const refusal = toHttpError(error)
    if (!refusal) throw error
    void reply.code(refusal.status)
    return messagePage(refusal.message)
  }
})

async function nextAddress(dependencies: Dependencies, request: FastifyRequest): Promise<string> {
  const begun = await begunVerification(dependencies, request)
  if (!begun) throw new HttpError(404, 'IDENTITY_NOT_FOUND', serviceTexts.identity.resultFailed)
  const ended = begun.state === 'running' ? await ask(dependencies, begun) : begun
  return resultAddress(ended, endOf(ended))
}

async function ask({ database, now, identity }: Dependencies, begun: Verification): Promise<Verification> {
  const { id, method, transactionId } = begun
  const outcome = await providerOf(identity, method).outcomeOf(transactionId)
  if (!outcome) return begun
  const completed = await completeVerification(database, transactionId, outcome, now())
  // Another request of the same browser may have recorded it.
  return completed ?? (await findVerification(database, { id }, now())) ?? begun
}

// A person who returns without an outcome has left the window.
function endOf(verification: Verification): Outcome {
  if (hasSucceeded(verification)) return { state: 'succeeded', person: verification.person }
  return { state: verification.state === 'failed' ? 'failed' : 'cancelled' }
}
