import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { Refused } from '../http/refused.ts'
import { testPerson, type TestPerson } from '../outside/identity/persons.ts'
import { resultAddress } from '../outside/identity/result-address.ts'
import { sealReport } from '../outside/identity/sandbox-provider.ts'
import { receiveReport } from '../routes/identity/receive-report.ts'
import type { Outcome, Verification } from '../stores/verification-store.ts'
import type { VerificationMethod } from '../stores/tables/outside.ts'
import { outsideTexts } from '../texts/outside.ko.ts'

const texts = outsideTexts.sandbox

export const asked = ['success', 'fail', 'cancel'] as const

export type Ending = {
  transactionId: string
  personId?: string | undefined
  outcome: (typeof asked)[number]
}

export type Finished = { verification: Verification; outcome: Outcome; resultUrl: string }

/** Where an integrated provider posts what it found; the others report by other ways. */
const CALLBACKS: Partial<Record<VerificationMethod, string>> = {
  simple: '/api/v1/auth/integration/result',
  financial: '/api/v1/auth/integration/kftc/result',
}

type Needed = Pick<Dependencies, 'verifications' | 'identity' | 'identitySeal'>

/**
 * Ends a running verification as a provider would: reports it, and says where the person's window goes then.
 * Throws `Refused`: 404 for an unknown one, 409 for a finished one, 400 for an unknown person.
 */
export async function finishIdentity(
  app: FastifyInstance,
  needed: Needed,
  ending: Ending,
): Promise<Finished> {
  const verification = await needed.verifications.findTransaction(ending.transactionId)
  if (!verification) throw new Refused(404, 'IDENTITY_NOT_FOUND', texts.gone)
  if (verification.state !== 'running') throw new Refused(409, 'IDENTITY_ALREADY_COMPLETED', texts.finished)

  const outcome = outcomeOf(ending)
  await report(app, needed, verification, outcome)
  return { verification, outcome, resultUrl: resultAddress(verification, outcome) }
}

function outcomeOf({ personId, outcome }: Ending): Outcome {
  const person = personId === undefined ? undefined : testPerson(personId)
  if (!person && (personId !== undefined || outcome === 'success')) {
    throw new Refused(400, 'SANDBOX_UNKNOWN_PERSON', texts.unknownPerson)
  }
  const end = person?.alwaysEndsAs ?? outcome
  if (end === 'success' && person) return { state: 'succeeded', person: verified(person) }
  return { state: end === 'cancel' ? 'cancelled' : 'failed' }
}

function verified({ ci, name, birthDate, mobileNumber, mobileCarrier }: TestPerson) {
  return { ci, name, birthDate, mobileNumber, mobileCarrier }
}

async function report(
  app: FastifyInstance,
  { verifications, identity, identitySeal }: Needed,
  { transactionId, method }: Verification,
  outcome: Outcome,
): Promise<void> {
  const sealed = sealReport(identitySeal, { transactionId, outcome })
  const callback = CALLBACKS[method]
  if (callback) return postTo(app, callback, sealed)
  await receiveReport(verifications, method === 'joint' ? identity.certificate : identity.form, sealed)
}

async function postTo(app: FastifyInstance, callback: string, sealed: Record<string, string>): Promise<void> {
  const { statusCode } = await app.inject({ method: 'POST', url: callback, payload: sealed })
  if (statusCode !== 200) throw new Refused(502, 'SANDBOX_CALLBACK_FAILED', texts.callbackFailed)
}
