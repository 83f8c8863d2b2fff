import { findAccountHolder } from 'gateway-contract'
import type { ServiceClient } from '../service-client.ts'
import type { Banks } from './banks.ts'

/** Connects the banks behind a gateway. */
export function createGatewayBanks(client: ServiceClient): Banks {
  return {
    holderOf: async account => (await client(findAccountHolder, account)).holder,
  }
}
