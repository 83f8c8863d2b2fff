import { readVerification, startVerification } from 'gateway-contract'
import type { Outcome } from '../../verification/verification.ts'
import type { ServiceClient } from '../service-client.ts'
import type { IdentityProviders } from './identity-provider.ts'
import { createProviders } from './window-providers.ts'

/** Connects the identity providers behind a gateway. Their windows end at `returnUrl`, where the outcome is read. */
export function createGatewayIdentity(client: ServiceClient): IdentityProviders {
  return createProviders({
    start: ({ transactionId, method, provider }, returnUrl) =>
      client(startVerification, { transactionId, method, provider, returnUrl }),
    // The outcome is asked for, so nobody's report is read.
    readReport: () => null,
    outcomeOf: transactionId => outcomeOf(client, transactionId),
  })
}

async function outcomeOf(client: ServiceClient, transactionId: string): Promise<Outcome | null> {
  const result = await client(readVerification, { transactionId })
  return result.state === 'running' || result.state === 'unknown' ? null : result
}
