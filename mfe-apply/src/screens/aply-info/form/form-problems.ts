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

/** Returns all problems that prevent submission, in the order of the form. Only this file applies the rules to it. */
export function formProblems(state: FormState, session: SessionState, now: Date): Problems {
  const inFields = applicationProblems(wholeForm(valuesToValidate(state), session), now)
  const isOfAccount = ({ field }: Problem<FormField>) => ACCOUNT_FIELDS.includes(field)
  const inAccount = inFields.filter(isOfAccount)
  return [
    ...inFields.filter(problem => !isOfAccount(problem)),
    ...documentProblems(documentFacts(state, session), Object.keys(state.documents) as ApplicationDocument[]),
    ...(inAccount.length > 0 ? inAccount : checkProblems(state)),
  ]
}

/** The checks of fields of this form alone; the account has its own. */
export type FieldCheck = Exclude<CheckName, 'account'>

/** Returns the problems that prevent a check, before the service is asked. */
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

/** Returns the problem of an opening date that is not empty. */
export function openingDateProblems({ openingDate }: FormValues, now: Date): Problems {
  const message = openingDate === '' ? null : checkOpeningDate(openingDate, now)
  return message === null ? [] : [{ field: 'openingDate', message }]
}

/** Returns the facts that decide about the documents, as far as they are known (APLY-129 to APLY-136). */
export function documentFacts({ taxType }: FormState, session: SessionState): DocumentFacts {
  const { managementType, mydataConsent } = session
  const areDocumentsNeeded = documentsNeeded(savedChoices('consents', session), mydataConsent)
  return { managementType, taxType, areDocumentsNeeded }
}

/** Returns the business to check by the tax office. */
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

// A refused opening date was removed from its field, but counts as typed (GP-01).
function valuesToValidate({ values, refusedDate = '' }: FormState): FormValues {
  return { ...values, openingDate: values.openingDate || refusedDate }
}

/** Returns the typed values with those of the verification. */
export function wholeForm(values: FormValues, session: SessionState): ApplicationForm {
  const { managementType, mobileName: applicantName, birthDate } = session
  return { ...values, managementType, applicantName, birthDate }
}

function checkProblems({ checks }: FormState): Problems {
  const verdict = accountCheckVerdict(checks.account === 'done')
  return verdict.ok ? [] : [{ field: 'accountCheck', message: verdict.reason }]
}

// The business number is not asked here: the form cannot be opened without it.
function atFormField({ field, message }: Problem<string>): Problem<FormField> {
  return { field: field === 'businessNumber' ? 'companyName' : (field as FormField), message }
}
