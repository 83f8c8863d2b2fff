import * as t from './texts.ko.ts'

/** The purpose of a verification: to apply, or to see a result. */
export type IdentityPurpose = 'apply' | 'result'

/** The five methods of verification, in the order in which they are offered (IDENT-03 to IDENT-07). */
export const IDENTITY_METHODS = ['simple', 'phone', 'financial', 'joint', 'ipin'] as const

export type IdentityMethod = (typeof IDENTITY_METHODS)[number]

const CERTIFICATE_WINDOW = { width: 838, height: 610 }

/** Returns the size of the provider's window (IDENT-16 to IDENT-18); both certificates share that of simple certification. */
export const IDENTITY_WINDOWS: Readonly<Record<IdentityMethod, { width: number; height: number }>> = {
  simple: CERTIFICATE_WINDOW,
  phone: { width: 480, height: 812 },
  financial: CERTIFICATE_WINDOW,
  joint: CERTIFICATE_WINDOW,
  ipin: { width: 450, height: 550 },
}

/** Returns the step of the waiting room before a method; simple certification has one for each purpose (IDENT-10 to IDENT-15). */
export function identityTurn(method: IdentityMethod, purpose: IdentityPurpose) {
  if (method !== 'simple') return method
  return purpose === 'apply' ? 'simpleApply' : 'simpleResult'
}

/** Returns the message for a browser that does not open the provider's window (IDENT-19, IDENT-20, AMB-33). */
export function windowBlockedMessage(method: IdentityMethod): string {
  const { certificate, form } = t.windowBlocked
  return method === 'phone' || method === 'ipin' ? form : certificate
}

/** Returns `certType` after a verification: NICE verifies phones (IDENT-37). */
export function certificateTypeOf(method: IdentityMethod): 'NICE' | null {
  return method === 'phone' ? 'NICE' : null
}

/** Returns true if the step is recorded in the application's history: for applying, by any method but the phone (IDENT-32, IDENT-33, AMB-43). */
export function leavesStepHistory(method: IdentityMethod, purpose: IdentityPurpose): boolean {
  return purpose === 'apply' && method !== 'phone'
}
