import { readVerification, startVerification } from 'gateway-contract'
import type { Outcome, Verification } from '../../verification/verification.ts'
import type { ServiceClient } from '../service-client.ts'
import type { IdentityProvider, IdentityProviders } from './identity-provider.ts'

type Started = { windowUrl: string; fields: Record<string, string>; returnUrl: string }

/** Connects the identity providers behind a gateway. Their windows end at `returnUrl`, where the outcome is read. */
export function createGatewayIdentity(client: ServiceClient): IdentityProviders {
  return {
    integrated: provider(client, integratedRequest),
    certificate: provider(client, certificateRequest),
    form: provider(client, formRequest),
  }
}

function provider<ProviderRequest>(
  client: ServiceClient,
  requestFor: (verification: Verification, started: Started) => ProviderRequest,
): IdentityProvider<ProviderRequest> {
  return {
    async begin(verification, returnUrl) {
      const { transactionId, method, provider: chosen } = verification
      const asked = { transactionId, method, provider: chosen, returnUrl }
      return requestFor(verification, { ...(await client(startVerification, asked)), returnUrl })
    },
    // The outcome is asked for, so nobody's report is read.
    readReport: () => null,
    outcomeOf: transactionId => outcomeOf(client, transactionId),
  }
}

async function outcomeOf(client: ServiceClient, transactionId: string): Promise<Outcome | null> {
  const result = await client(readVerification, { transactionId })
  return result.state === 'running' || result.state === 'unknown' ? null : result
}

function integratedRequest({ transactionId, method }: Verification, { windowUrl, fields }: Started) {
  const usual = { mid: 'GATEWAY', reqSvcCd: method, authHash: transactionId, reservedMsg: '' }
  return { ...usual, flgFixedUser: 'N', userHash: '', ...fields, mtxId: transactionId, authUrl: windowUrl }
}

function certificateRequest({ transactionId }: Verification, { windowUrl, fields, returnUrl }: Started) {
  const { trCert = transactionId } = fields
  return { trCert, trUrl: returnUrl, certNum: transactionId, authUrl: windowUrl }
}

function formRequest({ transactionId }: Verification, { windowUrl, fields }: Started) {
  return { action: windowUrl, method: 'post' as const, fields: { ...fields, requestId: transactionId } }
}
