import {
  beginCertificate,
  beginIntegrated,
  beginNice,
  checkMayApply,
  createToken,
  enterApplication,
  enterResult,
  integratedResult,
  type ProviderForm,
  saveIdentityStep,
  signIn,
  type VerificationSubject,
} from 'api-client/identity'
import type { IdentityMethod } from 'domain-rules/identity'

/** The calls of a verification. */
export const identityCalls = {
  begin,
  integratedResult,
  signIn,
  checkMayApply,
  enterApplication,
  enterResult,
  createToken,
  saveIdentityStep,
}

export type IdentityCalls = typeof identityCalls

/** NICE has phone and IPIN, two integrated methods share calls, the joint certificate has its own (AMB-29). */
function begin(method: IdentityMethod, subject: VerificationSubject): Promise<ProviderForm> {
  if (isIntegrated(method)) return beginIntegrated(method, subject)
  return isNice(method) ? beginNice(method, subject) : beginCertificate(subject)
}

/** NICE's window itself returns the person; no call does. */
export function isNice(method: IdentityMethod): method is 'phone' | 'ipin' {
  return method === 'phone' || method === 'ipin'
}

export function isIntegrated(method: IdentityMethod): method is 'simple' | 'financial' {
  return method === 'simple' || method === 'financial'
}
