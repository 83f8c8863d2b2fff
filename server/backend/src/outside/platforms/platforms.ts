export type MonthlyAmount = {
  platform: string
  /** YYYY-MM. */
  month: string
  /** Delivery costs of the month in won. */
  amount: number
}

export type DeliveryPlatforms = {
  /** What a business has paid month by month; null when no platform knows it. Throws `PlatformUnavailable`. */
  monthlyAmounts(businessNumber: string): Promise<readonly MonthlyAmount[] | null>
}

/** A platform gave no usable answer. */
export class PlatformUnavailable extends Error {
  override readonly name = 'PlatformUnavailable'
}

/** Stands in where no platform is connected. */
export const noPlatforms: DeliveryPlatforms = {
  monthlyAmounts: async () => {
    throw new PlatformUnavailable('No delivery platform is connected.')
  },
}
