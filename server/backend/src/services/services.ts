import type { Banks } from './banks/banks.ts'
import type { IdentityProvider, IdentityProviders } from './identity/identity-provider.ts'
import type { DeliveryPlatforms } from './platforms/platforms.ts'
import type { RealNameRegister } from './real-name/real-name.ts'
import { createServiceClient } from './service-client.ts'
import { notConnected } from './service-unavailable.ts'
import { createPortalTaxOffice } from './tax-office/portal-tax-office.ts'
import type { TaxOffice } from './tax-office/tax-office.ts'

/** Two attempts must fit into the five seconds that a page waits. */
const ATTEMPT_MAY_TAKE_MS = 2_000

/** The clients of all services outside. */
export type Services = {
  identity: IdentityProviders
  taxOffice: TaxOffice
  banks: Banks
  realName: RealNameRegister
  platforms: DeliveryPlatforms
}

const noProvider: IdentityProvider<never> = {
  begin: notConnected('identity provider'),
  readReport: () => null,
}

/** Rejects every call as not connected. */
export const noServices: Services = {
  identity: { integrated: noProvider, certificate: noProvider, form: noProvider },
  taxOffice: { lookUp: notConnected('tax office'), validate: notConnected('tax office') },
  banks: { holderOf: notConnected('bank') },
  realName: { matches: notConnected('real-name register') },
  platforms: { monthlyAmounts: notConnected('delivery platforms') },
}

type Settings = {
  /** The public data portal and its service key. */
  taxOffice: { url: string; key: string } | undefined
}

/** Connects the services that the settings name. The others are the sandbox's, or reject as not connected. */
export function connectServices(
  { taxOffice: portal }: Settings,
  rest: Services = noServices,
  { now, fetch }: { now: () => Date; fetch: typeof globalThis.fetch },
): Services {
  if (!portal) return rest
  const client = createServiceClient({
    service: 'tax office',
    ...portal,
    timeoutMs: ATTEMPT_MAY_TAKE_MS,
    fetch,
    now,
  })
  return { ...rest, taxOffice: createPortalTaxOffice({ client, platforms: rest.platforms }) }
}
