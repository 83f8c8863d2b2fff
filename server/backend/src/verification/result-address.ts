import { paths } from 'domain-rules/journey'
import type { Outcome, Verification, VerifiedPerson } from './verification.ts'

/**
 * The popup-result page that a provider's window ends on (AMB-30). After integrated authentication the page asks
 * `integration/result`; the others put the person into the query, which the server never trusts (GP-11).
 */
export function resultAddress({ method, transactionId }: Verification, outcome: Outcome): string {
  if (method === 'simple' || method === 'financial')
    return addressOf(paths.integrationResult, { result: wordFor(outcome), mtxId: transactionId })
  if (outcome.state !== 'succeeded') return addressOf(paths.kmcResult, { result: wordFor(outcome) })
  return addressOf(paths.kmcResult, queryFor(outcome.person))
}

function queryFor({ name, birthDate: birthDay, ci, mobileNumber, mobileCarrier }: VerifiedPerson) {
  return {
    name,
    birthDay,
    ci,
    ...(mobileNumber && { phone: mobileNumber }),
    ...(mobileCarrier && { mobile_co: mobileCarrier }),
  }
}

function wordFor({ state }: Outcome): string {
  return { succeeded: 'success', failed: 'fail', cancelled: 'cancel' }[state]
}

function addressOf(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`
}
