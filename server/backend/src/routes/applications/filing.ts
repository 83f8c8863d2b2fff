import {
  deliveryFeeVerdict,
  documentsVerdict,
  isQuickSupport,
  requestedAmount,
  type ApplicationForm,
} from 'domain-rules/application'
import { taxTypeOf } from 'domain-rules/business'
import { consentsVerdict, documentsNeeded, type ConsentChoices } from 'domain-rules/consent'
import type { Dependencies } from '../../dependencies.ts'
import { HttpError } from 'server-kit'
import { supportAmountOf } from '../../services/support-amount.ts'
import type { Applicant } from '../../session/applicant.ts'
import { verifiedPerson, type ApplicationFacts } from '../../stores/application-store.ts'
import { accountSubject, checksOf, type ApplicationCheck } from '../../stores/check-store.ts'
import type { Database } from '../../stores/database.ts'
import { applicationTexts as texts } from '../../texts/application.ko.ts'
import { ownFacts } from '../checks/own-application.ts'
import { formIn, type ApplicationData } from './application-data.ts'
import type { CheckedDocument } from '../../uploads/application-documents.ts'
import { assertBank } from './assert-bank.ts'
import { assertAllowed, wrongPerson } from '../../refusals/refusals.ts'

/** A submission, as far as it is checked before anything is locked. */
export type Filing = {
  applicant: Applicant
  data: ApplicationData
  form: ApplicationForm
  facts: ApplicationFacts
  /** The outcomes of the checks on the form (AMB-100). */
  checks: readonly ApplicationCheck[]
  amount: number
  documents: readonly CheckedDocument[]
}

/**
 * Checks everything that does not depend on other requests. Throws `HttpError`:
 * - 403 for another person's ci, name or birth date;
 * - 404 for another business, or a number that is not its own;
 * - 400 for a form that the screen would refuse;
 * - 409 without the delivery fee that quick support needs.
 */
export async function checkFiling(
  dependencies: Dependencies,
  { applicant, data, documents }: Pick<Filing, 'applicant' | 'data' | 'documents'>,
): Promise<Filing> {
  const { database, now } = dependencies
  const facts = await ownFacts(database, applicant, data)
  const form = formIn(data, facts.managementType, now())
  await assertVerifiedPerson(database, applicant, data)
  await assertBank(database, form.bank, 'APPLICATION_INVALID')
  const owner = { applicationNumber: data.aplyNo, ci: applicant.ci }
  const amount = await amountOf(dependencies, data, facts)
  return { applicant, data, form, documents, facts, amount, checks: await checksOf(dependencies, owner) }
}

/** Refuses (409) a submission without its consents, documents or account check (AMB-44, APLY-93, APLY-136). */
export function assertComplete(filing: Filing, consents: ConsentChoices): void {
  const { data, facts, checks, documents } = filing
  assertAllowed(consentsVerdict(consents, facts.applicationType), 'CONSENTS_INCOMPLETE')
  const { taxType } = checks.find(({ kind }) => kind === 'business') ?? {}
  const areDocumentsNeeded = documentsNeeded(consents, data.mdtAgreYn ?? null)
  const needed = { managementType: facts.managementType, taxType: taxTypeOf(taxType), areDocumentsNeeded }
  const supplied = documents.map(({ record }) => record.document)
  assertAllowed(documentsVerdict(needed, supplied), 'DOCUMENTS_MISSING')
  assertAccountChecked(filing)
}

/** Refuses (409) an account that the bank has not confirmed for this application (GP-19). */
export function assertAccountChecked({ form, checks }: Pick<Filing, 'form' | 'checks'>): void {
  const { bank: bankName, accountNumber, accountHolder } = form
  const subject = accountSubject({ bankName, accountNumber, accountHolder })
  const check = checks.find(({ kind }) => kind === 'account')
  if (check?.outcome === 'confirmed' && check.subject === subject) return
  throw new HttpError(409, 'ACCOUNT_NOT_VERIFIED', texts.accountNotChecked)
}

// Name and birth date are the verified ones and cannot be edited (AMB-113). The record is kept as long as the
// session.
async function assertVerifiedPerson(
  database: Database,
  applicant: Applicant,
  { aplyNm, brdt }: ApplicationData,
): Promise<void> {
  const verified = await verifiedPerson(database, applicant)
  if (verified?.name !== aplyNm || verified.birthDate !== brdt) throw wrongPerson()
}

// For quick support the platforms supply the amount, not the browser (APLY-96, AMB-60).
async function amountOf(
  { platforms }: Dependencies,
  { sprtAmt, brno }: ApplicationData,
  { applicationType }: ApplicationFacts,
): Promise<number> {
  if (!isQuickSupport(applicationType)) return requestedAmount(sprtAmt === '' ? null : sprtAmt)
  const months = await platforms.monthlyAmounts(brno)
  const amount = months && supportAmountOf(months)
  assertAllowed(deliveryFeeVerdict(applicationType, amount), 'DELIVERY_FEE_MISSING')
  return requestedAmount(amount)
}
