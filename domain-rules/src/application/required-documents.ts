import { isCorporation } from '../business/management-type.ts'
import type { TaxType } from '../business/tax-type.ts'
import * as texts from '../texts.ko.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'

/** The documents that an application may carry, by the names of their parts (APLY-128). */
export const APPLICATION_DOCUMENTS = [
  'businessRegistrationFile',
  'nationalTaxPaymentCert',
  'localTaxPaymentCert',
  'vatStandardCert',
  'vatExemptCert',
  'standardFinancialStatementCert',
] as const

export type ApplicationDocument = (typeof APPLICATION_DOCUMENTS)[number]

/** A place for a document; one of several may fill it, and an optional one may stay empty. */
export type DocumentSlot = { anyOf: readonly ApplicationDocument[]; isRequired: boolean }

export type DocumentFacts = { managementType: string; taxType: TaxType; areDocumentsNeeded: boolean }

const ALWAYS = [slot('businessRegistrationFile'), slot('nationalTaxPaymentCert'), slot('localTaxPaymentCert')]
const OPTIONAL_VAT_CERTIFICATE: DocumentSlot = { anyOf: ['vatStandardCert'], isRequired: false }

/** The documents of an application, none unless a consent was declined (APLY-129 to APLY-136, AMB-106). */
export function requiredDocuments({
  managementType,
  taxType,
  areDocumentsNeeded,
}: DocumentFacts): DocumentSlot[] {
  if (!areDocumentsNeeded) return []
  return [...ALWAYS, ...(isCorporation(managementType) ? ofCorporation(taxType) : ofIndividual(taxType))]
}

/** Whether every required slot is filled by one of the documents that are there and not empty. */
export function documentsVerdict(facts: DocumentFacts, supplied: readonly ApplicationDocument[]): Verdict {
  const isFilled = ({ anyOf, isRequired }: DocumentSlot) =>
    !isRequired || anyOf.some(document => supplied.includes(document))
  return requiredDocuments(facts).every(isFilled) ? proceed : refuse(texts.application.documentsMissing)
}

function ofCorporation(taxType: TaxType): DocumentSlot[] {
  const statement = slot('standardFinancialStatementCert')
  if (taxType === 'standard') return [statement, slot('vatStandardCert')]
  return taxType === 'unknown' ? [statement, OPTIONAL_VAT_CERTIFICATE] : [statement]
}

function ofIndividual(taxType: TaxType): DocumentSlot[] {
  if (taxType === 'unknown') return [slot('vatStandardCert', 'vatExemptCert')]
  return [taxType === 'exempt' ? slot('vatExemptCert') : slot('vatStandardCert')]
}

function slot(...anyOf: ApplicationDocument[]): DocumentSlot {
  return { anyOf, isRequired: true }
}
