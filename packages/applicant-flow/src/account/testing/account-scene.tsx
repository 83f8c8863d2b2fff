import { useState } from 'react'
import type { Problem } from 'domain-rules'
import type { AccountScreen } from 'domain-rules/account'
import { drawScreen, type DrawnScreen, type Scene } from 'remote-kit/testing'
import { page } from 'vitest/browser'
import { AccountFields } from '../account-fields.tsx'
import type { AccountField, AccountValues } from '../account-form.ts'
import type { Banks } from '../use-banks.ts'

/** A holder near the limit, twice too long in full width. */
export const LATIN = 'A'.repeat(52)
export const loaded: Banks = {
  list: [{ code: '4', name: 'KB국민은행' }],
  isLoading: false,
  hasFailed: false,
  loadAgain: () => {},
}

type Props = {
  holder?: string
  banks?: Banks
  screen?: AccountScreen
  /** Called with the values that a field hands to the form. */
  onType?: (typed: Partial<AccountValues>) => void
}

/** A form that is nothing but an account. */
function Form({ holder = '홍길동', banks = loaded, screen = 'application', onType }: Props) {
  const [values, setValues] = useState<AccountValues>({
    bank: '4',
    bankName: 'KB국민은행',
    accountNumber: '10000000000001',
    accountHolder: holder,
    isFullWidth: false,
  })
  const [problems, setProblems] = useState<readonly Problem<AccountField>[]>([])
  const [isChecked, setChecked] = useState(false)
  const form = {
    screen,
    values,
    isChecked,
    fieldId: (field: AccountField) => `account-${field}`,
    problem: (field: AccountField) => problems.find(problem => problem.field === field)?.message,
    type(typed: Partial<AccountValues>) {
      onType?.(typed)
      setValues({ ...values, ...typed })
    },
    show: (problem: Problem<AccountField>) => setProblems([problem]),
    passes(found: readonly Problem<AccountField>[]) {
      setProblems(found)
      return found.length === 0
    },
    confirm: () => setChecked(true),
    reenter: () => setChecked(false),
  }
  return <AccountFields form={form} banks={banks} />
}

/** Draws the fields of an account that is filled in. */
export function drawAccount(
  { gate, ...props }: Props & Pick<Scene, 'gate'> = {},
  withDialogs = false,
): Promise<DrawnScreen> {
  return drawScreen(<Form {...props} />, { withDialogs, ...(gate && { gate }) })
}

export const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
