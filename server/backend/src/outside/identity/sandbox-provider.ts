import { createHash } from 'node:crypto'
import { paths } from 'domain-rules/journey'
import type { Outcome, Verification, VerifiedPerson } from '../../stores/verification-store.ts'
import type { IdentityProvider, IdentityProviders, Report } from './identity-provider.ts'
import type { Seal } from './seal.ts'

const MERCHANT = 'SANDBOX'
/** The page of the sandbox provider; the query names the verification as its method does: mtxId, certNum or requestId. */
export const SANDBOX_PROVIDER = '/sandbox/identity/window'

/** An identity provider whose window is a page of ours. What it reports is sealed, as a real one seals it. */
export function createSandboxIdentityProviders(seal: Seal): IdentityProviders {
  return {
    integrated: provider(seal, integratedErrand),
    certificate: provider(seal, certificateErrand),
    form: provider(seal, formErrand),
  }
}

/** What the sandbox posts to the callback address. */
export function sealReport(seal: Seal, { transactionId, outcome }: Report): Record<string, string> {
  const { state } = outcome
  const person = outcome.state === 'succeeded' ? postedPerson(outcome.person) : {}
  return seal.close({ mtxId: transactionId, state, ...person })
}

function provider<Errand>(
  seal: Seal,
  errandFor: (verification: Verification) => Errand,
): IdentityProvider<Errand> {
  return {
    begin: async verification => errandFor(verification),
    readReport: posted => reportIn(seal.open(posted)),
  }
}

function integratedErrand({ transactionId, method }: Verification) {
  return {
    mid: MERCHANT,
    reqSvcCd: method === 'financial' ? '03' : '01',
    mtxId: transactionId,
    authHash: createHash('sha256').update(`${MERCHANT}${transactionId}`).digest('hex'),
    flgFixedUser: 'N',
    userHash: '',
    reservedMsg: 'isUseToken=Y',
    authUrl: `${SANDBOX_PROVIDER}?mtxId=${transactionId}`,
  }
}

function certificateErrand({ transactionId }: Verification) {
  const trCert = Buffer.from(`${MERCHANT}/${transactionId}`).toString('base64url')
  const authUrl = `${SANDBOX_PROVIDER}?certNum=${transactionId}`
  return { trCert, trUrl: paths.kmcResult, certNum: transactionId, authUrl }
}

function formErrand({ transactionId }: Verification) {
  return { action: SANDBOX_PROVIDER, method: 'get' as const, fields: { requestId: transactionId } }
}

function postedPerson({ mobileNumber, mobileCarrier, ...person }: VerifiedPerson): Record<string, string> {
  return { ...person, ...(mobileNumber && { mobileNumber }), ...(mobileCarrier && { mobileCarrier }) }
}

function reportIn(message: Record<string, string> | null): Report | null {
  const { mtxId: transactionId, state, ...person } = message ?? {}
  const outcome = outcomeIn(state, person)
  return transactionId && outcome ? { transactionId, outcome } : null
}

function outcomeIn(state: string | undefined, person: Record<string, string>): Outcome | null {
  if (state === 'failed' || state === 'cancelled') return { state }
  const known = state === 'succeeded' ? personIn(person) : null
  return known && { state: 'succeeded', person: known }
}

function personIn(posted: Record<string, string>): VerifiedPerson | null {
  const { ci, name, birthDate, mobileNumber = null, mobileCarrier = null } = posted
  return ci && name && birthDate ? { ci, name, birthDate, mobileNumber, mobileCarrier } : null
}
