import type { AccountField, AccountValues } from 'applicant-flow/account'
import type { CheckState } from 'applicant-flow/form-section'
import type { Problem } from 'domain-rules'
import { residenceFrontOf } from 'domain-rules/applicant'
import {
  emptyForm,
  type ApplicationDocument,
  type ApplicationField,
  type FieldValues,
} from 'domain-rules/application'
import type { TaxType } from 'domain-rules/business'
import type { SessionState } from 'shared-session'

/** The typed values, the bank by its code. Name and birth date are in the session. */
export type FormValues = Omit<FieldValues, 'applicantName' | 'birthDate'> & AccountValues

export type CheckName = 'realName' | 'business' | 'account'

/** Every place on the form that can have a message. */
export type FormField = ApplicationField | ApplicationDocument | AccountField

export type FormDocuments = Partial<Record<ApplicationDocument, File>>

/** A problem remains the same object while it exists. */
type Problems = Partial<Record<FormField, { message: string }>>

export type FormState = {
  values: FormValues
  checks: Readonly<Record<CheckName, CheckState>>
  taxType: TaxType
  documents: FormDocuments
  problems: Problems
  /** The refused opening date, which was removed from its field (GP-01). */
  refusedDate: string | undefined
  /** The problems of the last attempt to submit. */
  refusal: { attempt: number; fields: readonly FormField[] }
}

export type FormChange =
  | { kind: 'typed'; values: Partial<FormValues> }
  /** The problems of the given fields, or of the whole form. They are the only ones. */
  | { kind: 'validated'; fields?: readonly FormField[] | undefined; problems: readonly Problem<FormField>[] }
  | { kind: 'checked'; check: CheckName; outcome: CheckState; of: FormValues; taxType?: TaxType }
  | { kind: 'reopened'; check: CheckName }
  | { kind: 'documentChanged'; document: ApplicationDocument; file: File | undefined }

/** The values that each check has confirmed: a change makes it invalid (AMB-113). */
const CHECK_DEPENDS_ON: Readonly<Record<CheckName, readonly (keyof FormValues)[]>> = {
  realName: ['residenceNumber'],
  business: ['companyName', 'openingDate', 'corporateNumber'],
  account: ['bank', 'accountNumber', 'accountHolder'],
}

const CHECKS = Object.keys(CHECK_DEPENDS_ON) as CheckName[]

type VerifiedPerson = Pick<SessionState, 'mobileNumber' | 'birthDate'>

/** Returns a new form with the values of the verification (APLY-138, AMB-113). */
export function freshForm({ mobileNumber, birthDate }: VerifiedPerson): FormState {
  return {
    values: {
      ...emptyForm(),
      residenceNumber: [residenceFrontOf(birthDate), ''],
      mobileNumber,
      bankName: '',
      isFullWidth: false,
    },
    checks: { realName: 'open', business: 'open', account: 'open' },
    taxType: 'unknown',
    documents: {},
    problems: {},
    refusedDate: undefined,
    refusal: { attempt: 0, fields: [] },
  }
}

/** Returns the form after an event. */
export function changeForm(state: FormState, change: FormChange): FormState {
  switch (change.kind) {
    case 'typed':
      return typed(state, change.values)
    case 'validated':
      return validated(state, change)
    case 'checked':
      return checked(state, change)
    case 'reopened':
      return withCheck(state, change.check, 'open')
    case 'documentChanged': {
      const { [change.document]: _before, ...others } = state.documents
      const documents = change.file ? { ...others, [change.document]: change.file } : others
      return withProblems({ ...state, documents }, [change.document], [])
    }
  }
}

function validated(state: FormState, { fields, problems }: FormChange & { kind: 'validated' }): FormState {
  const changed = withoutRefusedDate(withProblems(state, fields ?? 'all', problems))
  if (fields) return changed
  return {
    ...changed,
    refusal: { attempt: state.refusal.attempt + 1, fields: problems.map(({ field }) => field) },
  }
}

function typed(state: FormState, values: Partial<FormValues>): FormState {
  const names = Object.keys(values) as (keyof FormValues)[]
  const changed = { ...state, values: { ...state.values, ...values } }
  const voided = CHECKS.filter(check => names.some(name => CHECK_DEPENDS_ON[check].includes(name)))
  const fields = names.filter(name => name !== 'isFullWidth' && name !== 'bankName')
  const cleared = withProblems(voided.reduce(reopened, changed), fields, [])
  return names.includes('openingDate') ? { ...cleared, refusedDate: undefined } : cleared
}

/** Ignores a result for values that have changed meanwhile. */
function checked(state: FormState, { check, outcome, of, taxType }: FormChange & { kind: 'checked' }) {
  const isOutdated = CHECK_DEPENDS_ON[check].some(name => state.values[name] !== of[name])
  if (isOutdated) return state
  const cleared = check === 'account' ? withProblems(state, ['accountCheck'], []) : state
  return withCheck(taxType ? { ...cleared, taxType } : cleared, check, outcome)
}

function reopened(state: FormState, check: CheckName): FormState {
  return withCheck(state, check, 'open')
}

function withCheck(state: FormState, check: CheckName, outcome: CheckState): FormState {
  const taxType = check === 'business' && outcome === 'open' ? 'unknown' : state.taxType
  return { ...state, taxType, checks: { ...state.checks, [check]: outcome } }
}

function withProblems(
  state: FormState,
  fields: readonly FormField[] | 'all',
  found: readonly Problem<FormField>[],
): FormState {
  const isOther = ([field]: [string, unknown]) => fields !== 'all' && !fields.includes(field as FormField)
  const others = Object.entries(state.problems).filter(isOther)
  const added = found.map(({ field, message }) => [field, { message }])
  return { ...state, problems: Object.fromEntries([...others, ...added]) as Problems }
}

/** Removes a refused opening date from its field, and keeps it for the message (APLY-37, GP-01). */
function withoutRefusedDate(state: FormState): FormState {
  const { openingDate } = state.values
  if (!state.problems.openingDate || openingDate === '') return state
  return { ...state, values: { ...state.values, openingDate: '' }, refusedDate: openingDate }
}
