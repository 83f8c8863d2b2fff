import type { AccountField, AccountValues } from 'applicant-flow/account'
import type { Problem } from 'domain-rules'

type Problems = readonly Problem<AccountField>[]

export type CorrectionState = {
  values: AccountValues
  /** True if the bank has confirmed these values. */
  isChecked: boolean
  problems: Problems
}

export type CorrectionChange =
  | { kind: 'typed'; values: Partial<AccountValues> }
  /** `problems` are all that a check of these fields has found. */
  | { kind: 'validated'; fields: readonly AccountField[]; problems: Problems }
  | { kind: 'confirmed'; of: AccountValues }
  | { kind: 'reopened' }

/** The values that the bank confirms. A change of one makes the confirmation invalid. */
const CHECKED: readonly (keyof AccountValues)[] = ['bank', 'accountNumber', 'accountHolder']

/** The form when it is opened. The server masks the account number, so it is typed again. */
export function freshCorrection(accountHolder: string): CorrectionState {
  const values = { bank: '', bankName: '', accountNumber: '', accountHolder, isFullWidth: false }
  return { values, isChecked: false, problems: [] }
}

/** Returns the form after an event. */
export function changeCorrection(state: CorrectionState, change: CorrectionChange): CorrectionState {
  switch (change.kind) {
    case 'typed':
      return typed(state, change.values)
    case 'validated': {
      const others = state.problems.filter(({ field }) => !change.fields.includes(field))
      return { ...state, problems: [...others, ...change.problems] }
    }
    case 'confirmed': {
      const isOutdated = CHECKED.some(name => state.values[name] !== change.of[name])
      return isOutdated ? state : { ...state, isChecked: true, problems: [] }
    }
    case 'reopened':
      return { ...state, isChecked: false }
  }
}

function typed(state: CorrectionState, values: Partial<AccountValues>): CorrectionState {
  const isVoided = CHECKED.some(name => name in values)
  return {
    values: { ...state.values, ...values },
    isChecked: state.isChecked && !isVoided,
    problems: state.problems.filter(({ field }) => !(field in values)),
  }
}
