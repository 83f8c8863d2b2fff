import { createHash } from 'node:crypto'
import { paths } from 'domain-rules/journey'
import type { Outcome, Report, Verification, VerifiedPerson } from '../../verification/verification.ts'
import type { IdentityProvider, IdentityProviders } from '../../services/identity/identity-provider.ts'
import type { ReportSigner } from './report-signer.ts'

const MERCHANT = 'SANDBOX'
/** The page of the sandbox provider; the query names the verification as its method does: mtxId, certNum or requestId. */
export const SANDBOX_PROVIDER = '/sandbox/identity/window'

/** An identity provider whose window is a page of ours. Its report is signed as by a real one. */
export function createSandboxIdentityProviders(signer: ReportSigner): IdentityProviders {
  return {
    integrated: provider(signer, integratedRequest),
    certificate: provider(signer, certificateRequest),
    form: provider(signer, formRequest),
  }
}

/** The report that the sandbox posts to the callback address. */
export function signReport(signer: ReportSigner, { transactionId, outcome }: Report): Record<string, string> {
  const { state } = outcome
  const person = outcome.state === 'succeeded' ? postedPerson(outcome.person) : {}
  return signer.sign({ mtxId: transactionId, state, ...person })
}

function provider<ProviderRequest>(
  signer: ReportSigner,
  requestFor: (verification: Verification) => ProviderRequest,
): IdentityProvider<ProviderRequest> {
  return {
    begin: async verification => requestFor(verification),
    readReport: posted => reportIn(signer.verify(posted)),
    // Its window reports by itself.
    outcomeOf: async () => null,
  }
}

function integratedRequest({ transactionId, method }: Verification) {
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

function certificateRequest({ transactionId }: Verification) {
  const trCert = Buffer.from(`${MERCHANT}/${transactionId}`).toString('base64url')
  const authUrl = `${SANDBOX_PROVIDER}?certNum=${transactionId}`
  return { trCert, trUrl: paths.kmcResult, certNum: transactionId, authUrl }
}

function formRequest({ transactionId }: Verification) {
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
