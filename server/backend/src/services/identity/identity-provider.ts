import type { Outcome, Report, Verification, VerificationMethod } from '../../verification/verification.ts'

/** A service that verifies persons; `ProviderRequest` is the data that the page hands over to it. */
export type IdentityProvider<ProviderRequest> = {
  /** Begins a verification whose window may end at `returnUrl`, an address of ours. Throws `ServiceUnavailable`. */
  begin(verification: Verification, returnUrl: string): Promise<ProviderRequest>
  /** Reads a posted report; null unless the provider has signed it. */
  readReport(posted: Record<string, unknown>): Report | null
  /** Returns the outcome of a verification; null if there is none yet. Throws `ServiceUnavailable`. */
  outcomeOf(transactionId: string): Promise<Outcome | null>
}

/** The request of integrated authentication (IDENT-21), and the address of the provider's page. */
export type IntegratedProviderRequest = {
  mid: string
  reqSvcCd: string
  mtxId: string
  authHash: string
  flgFixedUser: string
  userHash: string
  reservedMsg: string
  authUrl: string
}

/** The request of the joint certificate (IDENT-22), and the address of the provider's page. */
export type CertificateProviderRequest = { trCert: string; trUrl: string; certNum: string; authUrl: string }

/** A form that leads into the provider's window. */
export type FormProviderRequest = { action: string; method: 'get' | 'post'; fields: Record<string, string> }

/** The providers of the five methods (AMB-29). */
export type IdentityProviders = {
  /** Simple certification and the financial certificate. */
  integrated: IdentityProvider<IntegratedProviderRequest>
  /** The joint certificate. */
  certificate: IdentityProvider<CertificateProviderRequest>
  /** Mobile phone and IPIN. */
  form: IdentityProvider<FormProviderRequest>
}

/** Returns the provider of a method. */
export function providerOf(
  providers: IdentityProviders,
  method: VerificationMethod,
): IdentityProvider<unknown> {
  if (method === 'joint') return providers.certificate
  return method === 'phone' || method === 'ipin' ? providers.form : providers.integrated
}
