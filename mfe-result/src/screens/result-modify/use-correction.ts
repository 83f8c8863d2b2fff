import { useEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AccountField, AccountForm, AccountValues } from 'applicant-flow/account'
import type { Draft } from 'applicant-flow/draft'
import { focusField } from 'ui-kit'
import { changeCorrection, freshCorrection, type CorrectionChange } from './correction-state.ts'

/** The account for its fields; every change is stored in the draft at once. */
export function useCorrection(draft: Draft<AccountValues>, holder: string): AccountForm {
  const [start] = useState(() => freshCorrection(draft.values, holder))
  const [{ values, isChecked, problems }, change] = useReducer(changeCorrection, start)

  useEffect(() => {
    if (values !== start.values) draft.keep(values)
  }, [values, start, draft])

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
