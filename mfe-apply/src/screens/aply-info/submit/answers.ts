import type { Bank } from 'api-client/codes'
import { expandDate, toHalfWidth } from 'domain-rules'
import type { ApplicationDocument } from 'domain-rules/application'
import { formatBusinessNumber, isCorporation } from 'domain-rules/business'
import type { SessionState } from 'shared-session'
import {
  documents as documentTexts,
  fields,
  form as formTexts,
  hints,
} from '../../../texts/application-form.ko.ts'
import type { FormField, FormState } from '../form/form-state.ts'
import { lastFour, withHyphens, withoutRear } from './masked.ts'
import { filingOf, type Filing } from './submission-of.ts'

/**
 * One thing that was answered; `field` leads back to it where it can be changed. `spoken` is read out instead of the
 * value where a voice would stumble over that.
 */
export type Answer = { label: string; value: string; spoken?: string; field?: FormField }

export type AnswerGroup = { title: string; answers: Answer[] }

const { sections } = formTexts

/** Everything that is about to be filed, as its person checks it: numbers that nobody should read over a shoulder are masked. */
export function answersOf(form: FormState, session: SessionState, banks: readonly Bank[]): AnswerGroup[] {
  const filing = filingOf(form, session, banks)
  const groups = [applicant(filing), business(filing), documents(filing), account(filing)]
  return groups.filter(({ answers }) => answers.length > 0)
}

function applicant({ application }: Filing): AnswerGroup {
  const { applicantName, birthDate, mobileNumber, residenceNumber } = application
  return {
    title: sections.applicant,
    answers: [
      { label: fields.applicantName, value: applicantName },
      { label: fields.birthDate, value: expandDate(birthDate) },
      { label: fields.mobileNumber, value: withHyphens(mobileNumber), field: 'mobileNumber' },
      { label: fields.residenceNumber, value: withoutRear(residenceNumber), field: 'residenceNumber' },
    ],
  }
}

function business({ application }: Filing): AnswerGroup {
  const { businessNumber, companyName, openingDate } = application
  const isOfCorporation = isCorporation(application.managementType)
  const kind = isOfCorporation ? 'corporation' : 'business'
  const label = fields.companyName[isOfCorporation ? 'corporation' : 'individual']
  const opened: Answer = { label: fields.openingDate, value: openingDate, field: 'openingDate' }
  return {
    title: sections[kind],
    answers: [
      { label: fields.businessNumber, value: formatBusinessNumber(businessNumber) },
      { label, value: companyName.trim(), field: 'companyName' },
      ...(isOfCorporation ? ofCorporation(application, opened) : [opened]),
    ],
  }
}

function ofCorporation(
  { corporateNumber, settlementMonth }: Filing['application'],
  opened: Answer,
): Answer[] {
  const number = `${corporateNumber.slice(0, 6)}-${corporateNumber.slice(6)}`
  return [
    { label: fields.corporateNumber, value: number, field: 'corporateNumber' },
    opened,
    { label: fields.settlementMonth, value: hints.month(settlementMonth), field: 'settlementMonth' },
  ]
}

function documents(filing: Filing): AnswerGroup {
  const handedIn = Object.entries(filing.documents) as [ApplicationDocument, File][]
  return {
    title: sections.documents,
    answers: handedIn.map(([field, { name }]) => ({ label: documentTexts.names[field], value: name, field })),
  }
}

function account({ account: { bankName, accountNumber, accountHolder } }: Filing): AnswerGroup {
  const value = accountHolder.trim()
  // Letters in full width are read one by one, if at all (GP-13).
  const spoken = toHalfWidth(value)
  return {
    title: sections.account,
    answers: [
      { label: fields.bank, value: bankName, field: 'bank' },
      { label: fields.accountNumber, value: lastFour(accountNumber), field: 'accountNumber' },
      { label: fields.accountHolder, value, spoken, field: 'accountHolder' },
    ],
  }
}
