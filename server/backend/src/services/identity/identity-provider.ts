import type { Report, Verification } from '../../verification/verification.ts'

/** A service that verifies persons; `ProviderRequest` is the data that the page hands over to it. */
export type IdentityProvider<ProviderRequest> = {
  /** Throws `ServiceUnavailable`. */
  begin(verification: Verification): Promise<ProviderRequest>
  /** Reads a posted report; null unless the provider has signed it. */
  readReport(posted: Record<string, unknown>): Report | null
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
