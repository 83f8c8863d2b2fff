import type { Problem } from 'domain-rules'
import {
  accountCheckVerdict,
  applicationProblems,
  documentProblems,
  fieldsIn,
  type ApplicationDocument,
  type ApplicationForm,
  type DocumentFacts,
} from 'domain-rules/application'
import { businessCheckProblems, checkOpeningDate, type BusinessCheckFields } from 'domain-rules/business'
import { documentsNeeded } from 'domain-rules/consent'
import type { SessionState } from 'shared-session'
import { savedChoices } from '../../../consents/consent-records.ts'
import type { CheckName, FormField, FormState, FormValues } from './form-state.ts'

type Problems = Problem<FormField>[]

/** The one place where what is on the form meets the rules: everything that stands against submitting it, in its order. */
export function formProblems(state: FormState, session: SessionState, now: Date): Problems {
  const inFields = applicationProblems(wholeForm(valuesToValidate(state), session), now)
  const isOfAccount = ({ field }: Problem<FormField>) => ACCOUNT_FIELDS.includes(field)
  const inAccount = inFields.filter(isOfAccount)
  return [
    ...inFields.filter(problem => !isOfAccount(problem)),
    ...documentProblems(documentFacts(state, session), suppliedDocuments(state)),
    ...(inAccount.length > 0 ? inAccount : checkProblems(state)),
  ]
}

/** The checks of fields of this form alone; the account has its own. */
export type FieldCheck = Exclude<CheckName, 'account'>

/** What stands against a check, before the service is asked. */
export function problemsBeforeCheck(
  check: FieldCheck,
  state: FormState,
  session: SessionState,
  now: Date,
): Problems {
  const values = valuesToValidate(state)
  const inFields = applicationProblems(wholeForm(values, session), now)
  if (check === 'realName') return inFields.filter(({ field }) => REAL_NAME_FIELDS.includes(field))

  const missing = businessCheckProblems(describedBusiness(values, session)).map(atFormField)
  const isMissing = (field: FormField) => missing.some(problem => problem.field === field)
  const wrong = inFields.filter(({ field }) => BUSINESS_FIELDS.includes(field) && !isMissing(field))
  return [...missing, ...wrong].toSorted(
    (a, b) => BUSINESS_FIELDS.indexOf(a.field) - BUSINESS_FIELDS.indexOf(b.field),
  )
}

/** What is wrong with the opening date when it is left with something in it. */
export function openingDateProblems({ openingDate }: FormValues, now: Date): Problems {
  const message = openingDate === '' ? null : checkOpeningDate(openingDate, now)
  return message === null ? [] : [{ field: 'openingDate', message }]
}

/** Which documents this application needs, as far as it can be known now (APLY-129 to APLY-136). */
export function documentFacts({ taxType }: FormState, session: SessionState): DocumentFacts {
  const { managementType, mydataConsent } = session
  const areDocumentsNeeded = documentsNeeded(savedChoices('consents', session), mydataConsent)
  return { managementType, taxType, areDocumentsNeeded }
}

/** The business as the tax office is asked about it. */
export function describedBusiness(values: FormValues, session: SessionState): BusinessCheckFields {
  return {
    managementType: session.managementType,
    businessNumber: session.businessNumber,
    applicantName: session.mobileName,
    companyName: values.companyName,
    openingDate: values.openingDate,
    corporateNumber: values.corporateNumber.join(''),
  }
}

const REAL_NAME_FIELDS: readonly FormField[] = ['applicantName', 'birthDate', 'residenceNumber']
const BUSINESS_FIELDS: readonly FormField[] = [
  'applicantName',
  'companyName',
  'corporateNumber',
  'openingDate',
]
const ACCOUNT_FIELDS: readonly FormField[] = fieldsIn('account')

// A refused opening date has left its field, and still is what was typed (GP-01).
function valuesToValidate({ values, refusedDate = '' }: FormState): FormValues {
  return { ...values, openingDate: values.openingDate || refusedDate }
}

/** What was typed, together with what the verification knows. */
export function wholeForm(values: FormValues, session: SessionState): ApplicationForm {
  const { managementType, mobileName: applicantName, birthDate } = session
  return { ...values, managementType, applicantName, birthDate }
}

function suppliedDocuments({ documents }: FormState): ApplicationDocument[] {
  return Object.keys(documents) as ApplicationDocument[]
}

function checkProblems({ checks }: FormState): Problems {
  const verdict = accountCheckVerdict(checks.account === 'done')
  return verdict.ok ? [] : [{ field: 'accountCheck', message: verdict.reason }]
}

// The business number is not asked here: without it no one gets to the form.
function atFormField({ field, message }: Problem<string>): Problem<FormField> {
  return { field: field === 'businessNumber' ? 'companyName' : (field as FormField), message }
}
