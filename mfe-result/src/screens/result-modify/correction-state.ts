import type { AccountField, AccountValues } from 'applicant-flow/account'
import type { Problem } from 'domain-rules'

type Problems = readonly Problem<AccountField>[]

export type CorrectionState = {
  values: AccountValues
  /** Whether the bank has confirmed these values. */
  isChecked: boolean
  problems: Problems
}

export type CorrectionChange =
  | { kind: 'typed'; values: Partial<AccountValues> }
  /** Of the given fields these problems were found and no others. */
  | { kind: 'validated'; fields: readonly AccountField[]; problems: Problems }
  | { kind: 'confirmed'; of: AccountValues }
  | { kind: 'reopened' }

/** What the bank was asked about: when that changes, its answer says nothing any more. */
const CHECKED: readonly (keyof AccountValues)[] = ['bank', 'accountNumber', 'accountHolder']

/** The form when it is opened: the number is masked in what the server says, so that it is typed anew. */
export function freshCorrection(kept: AccountValues | null, accountHolder: string): CorrectionState {
  const fresh = { bank: '', bankName: '', accountNumber: '', accountHolder, isFullWidth: false }
  return { values: kept ?? fresh, isChecked: false, problems: [] }
}

/** The form after something has happened to it. */
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
