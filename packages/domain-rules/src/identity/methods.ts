import * as t from './texts.ko.ts'

/** What an applicant is verified for: to apply, or to see a result. */
export type IdentityPurpose = 'apply' | 'result'

/** The five ways to be verified, in the order in which they are offered (IDENT-03 to IDENT-07). */
export const IDENTITY_METHODS = ['simple', 'phone', 'financial', 'joint', 'ipin'] as const

export type IdentityMethod = (typeof IDENTITY_METHODS)[number]

const CERTIFICATE_WINDOW = { width: 838, height: 610 }

/** The size of the provider's window (IDENT-16 to IDENT-18); the two certificates have that of simple certification. */
export const IDENTITY_WINDOWS: Readonly<Record<IdentityMethod, { width: number; height: number }>> = {
  simple: CERTIFICATE_WINDOW,
  phone: { width: 480, height: 812 },
  financial: CERTIFICATE_WINDOW,
  joint: CERTIFICATE_WINDOW,
  ipin: { width: 450, height: 550 },
}

/** The step of the waiting room before a method; simple certification has one for each purpose (IDENT-10 to IDENT-15). */
export function identityTurn(method: IdentityMethod, purpose: IdentityPurpose) {
  if (method !== 'simple') return method
  return purpose === 'apply' ? 'simpleApply' : 'simpleResult'
}

/** What is said when the browser does not open the provider's window (IDENT-19, IDENT-20, AMB-33). */
export function windowBlockedMessage(method: IdentityMethod): string {
  const { certificate, form } = t.windowBlocked
  return method === 'phone' || method === 'ipin' ? form : certificate
}

/** `certType` after a verification: the phone is NICE's (IDENT-37). */
export function certificateTypeOf(method: IdentityMethod): 'NICE' | null {
  return method === 'phone' ? 'NICE' : null
}

/** Whether the step goes into the application's history: applying, by any way but the phone (IDENT-32, IDENT-33, AMB-43). */
export function leavesStepHistory(method: IdentityMethod, purpose: IdentityPurpose): boolean {
  return purpose === 'apply' && method !== 'phone'
}
