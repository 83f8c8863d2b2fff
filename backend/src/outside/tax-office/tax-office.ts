import type { ApplicationType, ManagementType } from '../../stores/tables.ts'

/** What is known of a business outside: its tax status and, from the delivery platforms, which kind of support it gets. */
export type TaxRecord = {
  /** '01' or '10' in business, '02' suspended, '03' closed; the office does not always give one. */
  taxStatus?: string
  errorCode?: string
  /** '01' standard, '02' simplified, '03' exempt. */
  taxType?: '01' | '02' | '03'
  managementType: ManagementType
  applicationType: ApplicationType
}

export type TaxOffice = {
  /** Asks for one business. An unknown number is an answer too: a record without a status. Throws `TaxOfficeUnavailable`. */
  lookUp(businessNumber: string): Promise<TaxRecord>
}

/** The tax office gave no usable answer. */
export class TaxOfficeUnavailable extends Error {
  override readonly name = 'TaxOfficeUnavailable'
}
