import type { Outcome, Verification } from '../../stores/verification-store.ts'

/** What a provider sent: the verification it speaks of, and how that ended. */
export type Report = { transactionId: string; outcome: Outcome }

/** Whoever checks who somebody is; `Errand` is what the page has to hand over when it sends the person there. */
export type IdentityProvider<Errand> = {
  /** Throws `IdentityProviderUnavailable`. */
  begin(verification: Verification): Promise<Errand>
  /** Reads what was posted back; null unless the provider itself has sealed it. */
  readReport(posted: Record<string, unknown>): Report | null
}

/** What integrated authentication is begun with (IDENT-21), and the page of the provider that takes it. */
export type IntegratedErrand = {
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
export type CertificateErrand = { trCert: string; trUrl: string; certNum: string; authUrl: string }

/** A form that leads into the provider's window. */
export type FormErrand = { action: string; method: 'get' | 'post'; fields: Record<string, string> }

/** Who stands behind the five methods (AMB-29). */
export type IdentityProviders = {
  /** Simple certification and the financial certificate. */
  integrated: IdentityProvider<IntegratedErrand>
  /** The joint certificate. */
  certificate: IdentityProvider<CertificateErrand>
  /** Mobile phone and IPIN. */
  form: IdentityProvider<FormErrand>
}

/** The provider cannot take anybody now. */
export class IdentityProviderUnavailable extends Error {
  override readonly name = 'IdentityProviderUnavailable'
}

const notConnected: IdentityProvider<never> = {
  begin: async () => {
    throw new IdentityProviderUnavailable('No identity provider is connected.')
  },
  readReport: () => null,
}

/** Stands in where no provider is connected. */
export const noIdentityProviders: IdentityProviders = {
  integrated: notConnected,
  certificate: notConnected,
  form: notConnected,
}
