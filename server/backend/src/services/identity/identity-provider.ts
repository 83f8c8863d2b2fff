import type { Report, Verification } from '../../verification/verification.ts'
import { notConnected } from '../service-unavailable.ts'

/** A service that verifies who a person is; `ProviderRequest` is what the page hands over when it sends the person there. */
export type IdentityProvider<ProviderRequest> = {
  /** Throws `ServiceUnavailable`. */
  begin(verification: Verification): Promise<ProviderRequest>
  /** Reads what was posted back; null unless the provider itself has signed it. */
  readReport(posted: Record<string, unknown>): Report | null
}

/** What integrated authentication is begun with (IDENT-21), and the page of the provider that takes it. */
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

/** What the joint certificate is begun with (IDENT-22), and the page of the provider that takes it. */
export type CertificateProviderRequest = { trCert: string; trUrl: string; certNum: string; authUrl: string }

/** A form that leads into the provider's window. */
export type FormProviderRequest = { action: string; method: 'get' | 'post'; fields: Record<string, string> }

/** The providers behind the five methods (AMB-29). */
export type IdentityProviders = {
  /** Simple certification and the financial certificate. */
  integrated: IdentityProvider<IntegratedProviderRequest>
  /** The joint certificate. */
  certificate: IdentityProvider<CertificateProviderRequest>
  /** Mobile phone and IPIN. */
  form: IdentityProvider<FormProviderRequest>
}

const notConnectedProvider: IdentityProvider<never> = {
  begin: notConnected('identity provider'),
  readReport: () => null,
}

/** Where no provider is connected. */
export const noIdentityProviders: IdentityProviders = {
  integrated: notConnectedProvider,
  certificate: notConnectedProvider,
  form: notConnectedProvider,
}
