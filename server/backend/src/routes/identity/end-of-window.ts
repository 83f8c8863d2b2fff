import type { FastifyInstance } from 'fastify'
import { HttpError } from 'server-kit'
import { defineCall } from '../../contract/call.ts'
import { toHttpError } from '../../contract/http-errors.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { providerOf } from '../../services/identity/identity-provider.ts'
import { verificationOf } from '../../session/verification-cookie.ts'
import { completeVerification, findVerification } from '../../stores/verification-store.ts'
import { serviceTexts } from '../../texts/services.ko.ts'
import { resultAddress } from '../../verification/result-address.ts'
import { hasSucceeded, type Outcome, type Verification } from '../../verification/verification.ts'
import { END_OF_WINDOW } from './begin-verification.ts'
import { messagePage, protectPopup } from './popup-page.ts'

const endCall = defineCall({
  method: 'GET',
  path: END_OF_WINDOW,
  summary: 'Where a gateway’s window ends: reads the outcome, and leads to the popup-result page.',
  access: 'open',
  statuses: [303],
  response: { contentType: 'text/html; charset=utf-8' },
})

/**
 * Serves the end of a gateway's window. The browser's cookie names the verification, so no other browser learns its
 * person (GP-11); the gateway is asked for its outcome, which is recorded once.
 */
export function serveEndOfWindow(app: FastifyInstance, dependencies: Dependencies): void {
  serve(app, dependencies, endCall, async ({ request, reply }) => {
    protectPopup(reply)
    try {
      const id = verificationOf(request)
      return reply.redirect(await nextAddress(dependencies, id ?? ''), 303)
    } catch (error) {
      const refusal = toHttpError(error)
      if (!refusal) throw error
      void reply.code(refusal.status)
      return messagePage(refusal.message)
    }
  })
}

async function nextAddress(dependencies: Dependencies, id: string): Promise<string> {
  const begun = await findVerification(dependencies.database, id, dependencies.now())
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
  return completed ?? (await findVerification(database, id, now())) ?? begun
}

// A person who returns without an outcome has left the window.
function endOf(verification: Verification): Outcome {
  if (hasSucceeded(verification)) return { state: 'succeeded', person: verification.person }
  return { state: verification.state === 'failed' ? 'failed' : 'cancelled' }
}
