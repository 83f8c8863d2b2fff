import type { ApplicationType } from 'domain-rules/application'

/** '01' standard, '02' simplified, '03' exempt. */
export type TaxTypeCode = '01' | '02' | '03'

/** The facts of a business outside: its tax status and, from the delivery platforms, its kind of support. */
export type TaxRecord = {
  /** '01' or '10' in business, '02' suspended, '03' closed; the office sometimes sends none. */
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
  /** Only for corporations. */
  corporateNumber?: string | undefined
}

/** The tax office's confirmation of a described business, with more facts if it is confirmed. */
export type Validation =
  | { isValid: true; taxStatus: string | undefined; taxType: TaxTypeCode | undefined }
  | { isValid: false }

export type TaxOffice = {
  /** Looks up one business. An unknown number has a record without a status. Throws `ServiceUnavailable`. */
  lookUp(businessNumber: string): Promise<TaxRecord>
  /** Checks a description. Throws `ServiceUnavailable`. */
  validate(business: BusinessDescription): Promise<Validation>
}
