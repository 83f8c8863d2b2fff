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

/** What the form holds as it is typed, the bank by its code. Name and birth date are those of the session. */
export type FormValues = Omit<FieldValues, 'applicantName' | 'birthDate'> & AccountValues

export type CheckName = 'realName' | 'business' | 'account'

/** Everything on the form that a message can stand beside. */
export type FormField = ApplicationField | ApplicationDocument | AccountField

export type FormDocuments = Partial<Record<ApplicationDocument, File>>

/** A problem stays the same object for as long as it stands. */
type Problems = Partial<Record<FormField, { message: string }>>

export type FormState = {
  values: FormValues
  checks: Readonly<Record<CheckName, CheckState>>
  taxType: TaxType
  documents: FormDocuments
  problems: Problems
  /** The opening date that was refused and taken out of its field (GP-01). */
  refusedDate: string | undefined
  /** What the last attempt to submit was refused for. */
  refusal: { attempt: number; fields: readonly FormField[] }
}

export type FormChange =
  | { kind: 'typed'; values: Partial<FormValues> }
  /** Of the given fields, or of the whole form, these problems were found and no others. */
  | { kind: 'validated'; fields?: readonly FormField[] | undefined; problems: readonly Problem<FormField>[] }
  | { kind: 'checked'; check: CheckName; outcome: CheckState; of: FormValues; taxType?: TaxType }
  | { kind: 'reopened'; check: CheckName }
  | { kind: 'documentChanged'; document: ApplicationDocument; file: File | undefined }

/** What each check asked about: when that changes, it says nothing any more (AMB-113). */
const CHECK_DEPENDS_ON: Readonly<Record<CheckName, readonly (keyof FormValues)[]>> = {
  realName: ['residenceNumber'],
  business: ['companyName', 'openingDate', 'corporateNumber'],
  account: ['bank', 'accountNumber', 'accountHolder'],
}

const CHECKS = Object.keys(CHECK_DEPENDS_ON) as CheckName[]

type VerifiedPerson = Pick<SessionState, 'mobileNumber' | 'birthDate'>

/** The form when it is first opened: what the verification knows is there (APLY-138, AMB-113). */
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

/** The form after something has happened to it. */
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

/** A result for values that have changed meanwhile counts for nothing. */
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

/** A refused opening date leaves its field, and is remembered beside it (APLY-37, GP-01). */
function withoutRefusedDate(state: FormState): FormState {
  const { openingDate } = state.values
  if (!state.problems.openingDate || openingDate === '') return state
  return { ...state, values: { ...state.values, openingDate: '' }, refusedDate: openingDate }
}
