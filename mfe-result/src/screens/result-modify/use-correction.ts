import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import type { AccountField, AccountForm } from 'applicant-flow/account'
import { focusField } from 'ui-kit'
import { changeCorrection, freshCorrection, type CorrectionChange } from './correction-state.ts'

/** The account for its fields. It is kept nowhere: it is bank data (GP-09). */
export function useCorrection(holder: string): AccountForm {
  const [{ values, isChecked, problems }, change] = useReducer(changeCorrection, holder, freshCorrection)

  /** Changes and renders the form, so that a field can be focused. */
  function changeAndGo(to: CorrectionChange, field: AccountField | undefined) {
    flushSync(() => change(to))
    if (field) focusField(fieldId(field))
  }

  return {
    screen: 'correction',
    values,
    isChecked,
    fieldId,
    problem: asked => problems.find(({ field }) => field === asked)?.message,
    type: typed => change({ kind: 'typed', values: typed }),
    show: problem => change({ kind: 'validated', fields: [problem.field], problems: [problem] }),
    passes(found, fields) {
      changeAndGo({ kind: 'validated', fields, problems: found }, found[0]?.field)
      return found.length === 0
    },
    confirm: of => change({ kind: 'confirmed', of }),
    reenter: () => changeAndGo({ kind: 'reopened' }, 'bank'),
  }
}

function fieldId(field: AccountField): string {
  return `correction-${field}`
}
