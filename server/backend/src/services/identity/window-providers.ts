import type { Verification } from '../../verification/verification.ts'
import type { IdentityProvider, IdentityProviders } from './identity-provider.ts'

type Window = { windowUrl: string; fields: Record<string, string> }

/** A service that opens one kind of window for all methods. */
type Source = Pick<IdentityProvider<never>, 'readReport' | 'outcomeOf'> & {
  start(verification: Verification, returnUrl: string): Promise<Window>
}

/** Returns the providers of such a service: each method has its own form for the window. */
export function createProviders({ start, ...source }: Source): IdentityProviders {
  function provider<ProviderRequest>(
    requestFor: (verification: Verification, window: Window, returnUrl: string) => ProviderRequest,
  ): IdentityProvider<ProviderRequest> {
    const begin = async (verification: Verification, returnUrl: string) =>
      requestFor(verification, await start(verification, returnUrl), returnUrl)
    return { begin, ...source }
  }
  return {
    integrated: provider(integratedRequest),
    certificate: provider(certificateRequest),
    form: provider(formRequest),
  }
}

// The page accepts no empty text in the first fields (IDENT-21).
function integratedRequest({ transactionId, method }: Verification, { windowUrl, fields }: Window) {
  const usual = { mid: 'GATEWAY', reqSvcCd: method, authHash: transactionId, reservedMsg: '' }
  return { ...usual, flgFixedUser: 'N', userHash: '', ...fields, mtxId: transactionId, authUrl: windowUrl }
}

function certificateRequest(
  { transactionId }: Verification,
  { windowUrl, fields }: Window,
  returnUrl: string,
) {
  const { trCert = transactionId, trUrl = returnUrl } = fields
  return { trCert, trUrl, certNum: transactionId, authUrl: windowUrl }
}

function formRequest({ transactionId }: Verification, { windowUrl, fields }: Window) {
  return { action: windowUrl, method: 'post' as const, fields: { ...fields, requestId: transactionId } }
}
