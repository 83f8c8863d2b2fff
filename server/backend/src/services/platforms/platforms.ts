import { notConnected } from '../service-unavailable.ts'

export type MonthlyAmount = {
  platform: string
  /** YYYY-MM. */
  month: string
  /** Delivery costs of the month in won. */
  amount: number
}

export type DeliveryPlatforms = {
  /** What a business has paid month by month; null when no platform knows it. Throws `ServiceUnavailable`. */
  monthlyAmounts(businessNumber: string): Promise<readonly MonthlyAmount[] | null>
}

/** Where no platform is connected. */
export const noPlatforms: DeliveryPlatforms = { monthlyAmounts: notConnected('delivery platforms') }
