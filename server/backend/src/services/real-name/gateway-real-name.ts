import { matchRealName } from 'gateway-contract'
import type { ServiceClient } from '../service-client.ts'
import type { RealNameRegister } from './real-name.ts'

/** Connects the real-name register behind a gateway. */
export function createGatewayRealName(client: ServiceClient): RealNameRegister {
  return {
    matches: async resident => (await client(matchRealName, resident)).isMatch,
  }
}
