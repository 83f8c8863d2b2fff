export type MonthlyAmount = {
  platform: string
  /** YYYY-MM. */
  month: string
  /** Delivery costs of the month in won. */
  amount: number
}

export type DeliveryPlatforms = {
  /** Returns a business's costs by month; null if no platform has them. Throws `ServiceUnavailable`. */
  monthlyAmounts(businessNumber: string): Promise<readonly MonthlyAmount[] | null>
}
