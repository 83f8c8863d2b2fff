import type { ApplicationType, ManagementType } from '../../stores/tables.ts'

/** '01' standard, '02' simplified, '03' exempt. */
export type TaxTypeCode = '01' | '02' | '03'

/** What is known of a business outside: its tax status and, from the delivery platforms, which kind of support it gets. */
export type TaxRecord = {
  /** '01' or '10' in business, '02' suspended, '03' closed; the office does not always give one. */
  taxStatus?: string
  errorCode?: string
  taxType?: TaxTypeCode
  managementType: ManagementType
  applicationType: ApplicationType
}

/** A business as its owner describes it. */
export type BusinessDescription = {
  businessNumber: string
  /** YYYYMMDD. */
  openingDate: string
  representativeName: string
  companyName: string
  /** Asked of corporations only. */
  corporateNumber?: string | undefined
}

/** Whether the tax office knows a business as it was described; it says more only of one that it knows. */
export type Validation =
  | { isValid: true; taxStatus: string | undefined; taxType: TaxTypeCode | undefined }
  | { isValid: false }

export type TaxOffice = {
  /** Asks for one business. An unknown number is an answer too: a record without a status. Throws `TaxOfficeUnavailable`. */
  lookUp(businessNumber: string): Promise<TaxRecord>
  /** Asks whether a description is right. Throws `TaxOfficeUnavailable`. */
  validate(business: BusinessDescription): Promise<Validation>
}

/** The tax office gave no usable answer. */
export class TaxOfficeUnavailable extends Error {
  override readonly name = 'TaxOfficeUnavailable'
}

/** Stands in where no tax office is connected. */
export const noTaxOffice: TaxOffice = { lookUp: notConnected, validate: notConnected }

async function notConnected(): Promise<never> {
  throw new TaxOfficeUnavailable('No tax office is connected.')
}
