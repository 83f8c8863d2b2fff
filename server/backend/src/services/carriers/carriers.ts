import { notConnected } from '../service-unavailable.ts'

/** What the parcel page offers to choose between when no setting says otherwise (r§2). */
export const usualCarriers = [
  '택배사 A',
  '택배사 B',
  '택배사 C',
  '택배사 D',
  '택배조회 서비스',
  '우체국',
] as const

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
  /** What the carriers have found so far for a request that was made before. Throws `ServiceUnavailable`. */
  lookUp(request: ParcelRequest): Promise<ParcelLookup>
}

/** Where no parcel carrier is connected. */
export const noCarriers: ParcelCarriers = { lookUp: notConnected('parcel carriers') }
