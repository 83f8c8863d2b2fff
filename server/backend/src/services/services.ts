import { RESPONSE_MS } from 'gateway-contract'
import { credentialsFor, type Connection } from './credentials.ts'
import { createGatewayIdentity } from './identity/gateway-identity.ts'
import type { IdentityProvider, IdentityProviders } from './identity/identity-provider.ts'
import {
  gatewayBanks,
  gatewayPlatforms,
  gatewayRealName,
  type Banks,
  type DeliveryPlatforms,
  type RealNameRegister,
} from './look-ups.ts'
import { createServiceClient, type ServiceSettings } from './service-client.ts'
import { notConnected, type Service } from './service-unavailable.ts'
import { createPortalTaxOffice } from './tax-office/portal-tax-office.ts'
import type { TaxOffice } from './tax-office/tax-office.ts'

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
  outcomeOf: notConnected('identity provider'),
}

/** Rejects every call as not connected. */
export const noServices: Services = {
  identity: { integrated: noProvider, certificate: noProvider, form: noProvider },
  taxOffice: { lookUp: notConnected('tax office'), validate: notConnected('tax office') },
  banks: { holderOf: notConnected('bank') },
  realName: { matches: notConnected('real-name register') },
  platforms: { monthlyAmounts: notConnected('delivery platforms') },
}

/** The addresses that the settings name. */
export type Connections = { [port in keyof Services]?: Connection | undefined }

/** Connects the services that the settings name. The others are the sandbox's, or reject as not connected. */
export function connectServices(
  { identity, taxOffice, banks, realName, platforms }: Connections,
  rest: Services = noServices,
  outside: Pick<ServiceSettings, 'now' | 'fetch' | 'figures'>,
): Services {
  const clientOf = (service: Service, connection: Connection) => {
    const credentials = credentialsFor(connection, outside.now)
    return createServiceClient({
      service,
      url: connection.url,
      credentials,
      timeoutMs: RESPONSE_MS,
      ...outside,
    })
  }
  const connected = {
    ...rest,
    ...(identity && { identity: createGatewayIdentity(clientOf('identity provider', identity)) }),
    ...(banks && { banks: gatewayBanks(clientOf('bank', banks)) }),
    ...(realName && { realName: gatewayRealName(clientOf('real-name register', realName)) }),
    ...(platforms && { platforms: gatewayPlatforms(clientOf('delivery platforms', platforms)) }),
  }
  if (!taxOffice) return connected
  const client = clientOf('tax office', taxOffice)
  return { ...connected, taxOffice: createPortalTaxOffice({ client, platforms: connected.platforms }) }
}
