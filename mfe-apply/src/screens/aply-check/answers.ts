import { splitSixSeven, toHalfWidth, writtenDate } from 'domain-rules'
import {
  fieldsIn,
  fieldTexts,
  isAsked,
  type ApplicationDocument,
  type ApplicationField,
} from 'domain-rules/application'
import { formatBusinessNumber, isCorporation } from 'domain-rules/business'
import type { CheckName, FormField, FormState } from '../aply-info/form/form-state.ts'
import * as t from '../aply-info/texts.ko.ts'
import type { Filing } from './filing.ts'
import { lastFour, withHyphens, withoutRear } from './masked.ts'

/** One answer; `field` is where to change it. `spoken` replaces a value that is hard to read out. */
export type Answer = { label: string; value: string; spoken?: string; field?: FormField }

export type AnswerGroup = { title: string; answers: Answer[] }

/** Fields that are shown in another form than they are sent; private numbers are masked. */
const SHOWN_AS: Partial<Record<ApplicationField, (text: string) => string>> = {
  birthDate: writtenDate,
  residenceNumber: withoutRear,
  mobileNumber: withHyphens,
  corporateNumber: number => splitSixSeven(number).join('-'),
  openingDate: writtenDate,
  settlementMonth: t.hints.month,
  accountNumber: lastFour,
}

const VERIFIED: readonly ApplicationField[] = ['applicantName', 'birthDate']

/** Returns all answers to file, for the applicant to check. */
export function answersOf(filing: Filing, checks: FormState['checks']): AnswerGroup[] {
  const { businessNumber, form } = filing.application
  const number = { label: t.fields.businessNumber, value: formatBusinessNumber(businessNumber) }
  const kind = isCorporation(form.managementType) ? 'corporation' : 'business'
  const groups = [
    {
      title: t.sections.applicant,
      answers: [...answersIn('applicant', filing), outcomeOf('realName', checks)],
    },
    {
      title: t.sections[kind],
      answers: [number, ...answersIn('business', filing), outcomeOf('business', checks)],
    },
    { title: t.sections.documents, answers: documents(filing) },
    { title: t.sections.account, answers: answersIn('account', filing) },
  ]
  return groups.filter(({ answers }) => answers.length > 0)
}

function answersIn(section: Parameters<typeof fieldsIn>[0], { application: { form } }: Filing): Answer[] {
  const texts = fieldTexts(form)
  const asked = fieldsIn(section).filter(name => isAsked(name, form.managementType))
  return asked.map(name => ({
    label: labelOf(name, form.managementType),
    value: SHOWN_AS[name]?.(texts[name]) ?? texts[name],
    // Screen readers spell full-width letters one by one, or skip them (GP-13).
    ...(name === 'accountHolder' && { spoken: toHalfWidth(texts[name]) }),
    ...(!VERIFIED.includes(name) && { field: name }),
  }))
}

/** Returns the outcome of an optional check with a link to it, so that a skipped check is noticed (AMB-100). */
function outcomeOf(check: Exclude<CheckName, 'account'>, checks: FormState['checks']): Answer {
  const field = check === 'realName' ? 'residenceNumber' : 'companyName'
  return { label: t.checks[check].check, value: t.checks.outcomes[checks[check]], field }
}

function labelOf(name: ApplicationField, managementType: string): string {
  if (name !== 'companyName') return t.fields[name]
  return t.fields.companyName[isCorporation(managementType) ? 'corporation' : 'individual']
}

function documents(filing: Filing): Answer[] {
  const handedIn = Object.entries(filing.documents) as [ApplicationDocument, File][]
  return handedIn.map(([field, { name }]) => ({ label: t.documents.names[field], value: name, field }))
}
