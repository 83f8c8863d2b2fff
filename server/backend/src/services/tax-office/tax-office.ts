import type { ApplicationType } from 'domain-rules/application'
import { notConnected } from '../service-unavailable.ts'

/** '01' standard, '02' simplified, '03' exempt. */
export type TaxTypeCode = '01' | '02' | '03'

/** What is known of a business outside: its tax status and, from the delivery platforms, which kind of support it gets. */
export type TaxRecord = {
  /** '01' or '10' in business, '02' suspended, '03' closed; the office does not always give one. */
  taxStatus?: string
  errorCode?: string
  taxType?: TaxTypeCode
  /** '0' is a corporation, '1' an individual. */
  managementType: '0' | '1'
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
  /** Asks for one business. An unknown number is an answer too: a record without a status. Throws `ServiceUnavailable`. */
  lookUp(businessNumber: string): Promise<TaxRecord>
  /** Asks whether a description is right. Throws `ServiceUnavailable`. */
  validate(business: BusinessDescription): Promise<Validation>
}

/** Where no tax office is connected. */
export const noTaxOffice: TaxOffice = {
  lookUp: notConnected('tax office'),
  validate: notConnected('tax office'),
}
