import { listMonthlyAmounts } from 'gateway-contract'
import type { ServiceClient } from '../service-client.ts'
import type { DeliveryPlatforms } from './platforms.ts'

/** Connects the delivery platforms behind a gateway. */
export function createGatewayPlatforms(client: ServiceClient): DeliveryPlatforms {
  return {
    monthlyAmounts: async businessNumber => (await client(listMonthlyAmounts, { businessNumber })).months,
  }
}
