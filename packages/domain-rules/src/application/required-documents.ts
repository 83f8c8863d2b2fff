import { isCorporation } from '../business/management-type.ts'
import type { TaxType } from '../business/tax-type.ts'
import type { Problem } from '../problem.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import * as t from './texts.ko.ts'

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
export type DocumentSlot = { anyOf: AnyOf; isRequired: boolean }

type AnyOf = readonly [ApplicationDocument, ...ApplicationDocument[]]

export type DocumentFacts = { managementType: string; taxType: TaxType; areDocumentsNeeded: boolean }

const ALWAYS = [slot('businessRegistrationFile'), slot('nationalTaxPaymentCert'), slot('localTaxPaymentCert')]
const OPTIONAL_VAT_CERTIFICATE: DocumentSlot = { anyOf: ['vatStandardCert'], isRequired: false }

/** Returns the documents of an application, none unless a consent was declined (APLY-129 to APLY-136, AMB-106). */
export function requiredDocuments({
  managementType,
  taxType,
  areDocumentsNeeded,
}: DocumentFacts): DocumentSlot[] {
  if (!areDocumentsNeeded) return []
  return [...ALWAYS, ...(isCorporation(managementType) ? ofCorporation(taxType) : ofIndividual(taxType))]
}

/**
 * Returns a problem for each required slot without a document that is not empty. It names the first document that could
 * fill the slot.
 */
export function documentProblems(
  facts: DocumentFacts,
  supplied: readonly ApplicationDocument[],
): Problem<ApplicationDocument>[] {
  const isFilled = ({ anyOf }: DocumentSlot) => anyOf.some(document => supplied.includes(document))
  const unfilled = requiredDocuments(facts).filter(place => place.isRequired && !isFilled(place))
  const message = t.documentsMissing
  return unfilled.map(({ anyOf: [field] }) => ({ field, message }))
}

/** Decides if every required slot is filled. */
export function documentsVerdict(facts: DocumentFacts, supplied: readonly ApplicationDocument[]): Verdict {
  const [problem] = documentProblems(facts, supplied)
  return problem ? refuse(problem.message) : proceed
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

function slot(...anyOf: AnyOf): DocumentSlot {
  return { anyOf, isRequired: true }
}
