export type ParcelUse = {
  carrier: string
  /** YYYY-MM. */
  month: string
  /** Parcel costs of the month in won. */
  amount: number
}

export type ParcelRequest = { businessNumber: string; carriers: readonly string[]; requestedAt: Date }

/** Carriers may take up to a month. */
export type ParcelLookup = { state: 'waiting' } | { state: 'answered'; uses: readonly ParcelUse[] }

export type ParcelCarriers = {
  /** What the carriers have found so far for a request that was made before. Throws `CarrierUnavailable`. */
  lookUp(request: ParcelRequest): Promise<ParcelLookup>
}

/** A carrier gave no usable answer. */
export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable'
}

/** Stands in where no carrier is connected. */
export const noCarriers: ParcelCarriers = {
  lookUp: async () => {
    throw new CarrierUnavailable('No parcel carrier is connected.')
  },
}
