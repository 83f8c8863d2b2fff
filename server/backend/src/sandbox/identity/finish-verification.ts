import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import { testPerson, type TestPerson } from '../catalogue/persons.ts'
import { signReport } from './provider.ts'
import type { ReportSigner } from './report-signer.ts'
import { findVerification } from '../../stores/verification-store.ts'
import { receiveReport } from '../../verification/receive-report.ts'
import { resultAddress } from '../../verification/result-address.ts'
import type { Outcome, Verification, VerificationMethod } from '../../verification/verification.ts'
import { providerOf } from '../../services/identity/identity-provider.ts'
import { sandboxTexts } from '../texts.ko.ts'

const texts = sandboxTexts.identity

export type Ending = {
  transactionId: string
  personId?: string | undefined
  outcome: 'success' | 'fail' | 'cancel'
}

export type Finished = { verification: Verification; outcome: Outcome; resultUrl: string }

/** The address to which an integrated provider posts its result. The other providers report in other ways. */
const CALLBACKS: Partial<Record<VerificationMethod, string>> = {
  simple: '/api/v1/auth/integration/result',
  financial: '/api/v1/auth/integration/kftc/result',
}

type Needed = Pick<Dependencies, 'database' | 'now' | 'identity'>

/**
 * Ends a running verification as a provider would: reports it, and returns the next address of the person's window.
 * Throws `HttpError`: 404 for an unknown one, 409 for a finished one, 400 for an unknown person.
 */
export async function finishVerification(
  app: FastifyInstance,
  signer: ReportSigner,
  needed: Needed,
  ending: Ending,
): Promise<Finished> {
  const verification = await findVerification(
    needed.database,
    { transactionId: ending.transactionId },
    needed.now(),
  )
  if (!verification) throw new HttpError(404, 'IDENTITY_NOT_FOUND', texts.gone)
  if (verification.state !== 'running') throw new HttpError(409, 'IDENTITY_ALREADY_COMPLETED', texts.finished)

  const outcome = outcomeOf(ending)
  await report(app, signer, needed, verification, outcome)
  return { verification, outcome, resultUrl: resultAddress(verification, outcome) }
}

/** Returns the outcome that was pressed. Throws `HttpError` 400 for an unknown person. */
export function outcomeOf({ personId, outcome }: Omit<Ending, 'transactionId'>): Outcome {
  const person = personId === undefined ? undefined : testPerson(personId)
  if (!person && (personId !== undefined || outcome === 'success'))
    throw new HttpError(400, 'SANDBOX_UNKNOWN_PERSON', texts.unknownPerson)
  const end = person?.alwaysEndsAs ?? outcome
  if (end === 'success' && person) return { state: 'succeeded', person: verified(person) }
  return { state: end === 'cancel' ? 'cancelled' : 'failed' }
}

function verified({ ci, name, birthDate, mobileNumber, mobileCarrier }: TestPerson) {
  return { ci, name, birthDate, mobileNumber, mobileCarrier }
}

async function report(
  app: FastifyInstance,
  signer: ReportSigner,
  needed: Needed,
  { transactionId, method }: Verification,
  outcome: Outcome,
): Promise<void> {
  const signed = signReport(signer, { transactionId, outcome })
  const callback = CALLBACKS[method]
  if (callback) return postTo(app, callback, signed)
  await receiveReport(needed, providerOf(needed.identity, method), signed)
}

async function postTo(app: FastifyInstance, callback: string, signed: Record<string, string>): Promise<void> {
  const { statusCode } = await app.inject({ method: 'POST', url: callback, payload: signed })
  if (statusCode !== 200) throw new HttpError(502, 'SANDBOX_CALLBACK_FAILED', texts.callbackFailed)
}
