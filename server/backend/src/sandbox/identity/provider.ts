import { paths } from 'domain-rules/journey'
import type { IdentityProviders } from '../../services/identity/identity-provider.ts'
import { createProviders } from '../../services/identity/window-providers.ts'
import type { Outcome, Report, VerifiedPerson } from '../../verification/verification.ts'
import type { ReportSigner } from './report-signer.ts'

/** The page of the sandbox provider; the form names the verification as its method does: mtxId, certNum or requestId. */
export const SANDBOX_PROVIDER = '/sandbox/identity/window'

/** Identity providers whose window is a page of ours. Their report is signed as by a real one. */
export function createSandboxIdentityProviders(signer: ReportSigner): IdentityProviders {
  return createProviders({
    start: async () => ({ windowUrl: SANDBOX_PROVIDER, fields: { trUrl: paths.kmcResult } }),
    readReport: posted => reportIn(signer.verify(posted)),
    // Its window reports by itself.
    outcomeOf: async () => null,
  })
}

/** The report that the sandbox posts to the callback address. */
export function signReport(signer: ReportSigner, { transactionId, outcome }: Report): Record<string, string> {
  const { state } = outcome
  const person = outcome.state === 'succeeded' ? postedPerson(outcome.person) : {}
  return signer.sign({ mtxId: transactionId, state, ...person })
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
