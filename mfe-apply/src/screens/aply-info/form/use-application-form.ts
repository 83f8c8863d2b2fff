import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import type { Problem } from 'domain-rules'
import { focusField } from 'ui-kit'
import type { Draft } from 'applicant-flow/draft'
import { keptOf, type DraftValues } from '../draft/draft.ts'
import { formCache } from '../draft/form-cache.ts'
import { changeForm, type CheckName, type FormChange, type FormField, type FormState } from './form-state.ts'

export type ApplicationFormHandle = ReturnType<typeof useApplicationForm>

/** The form for its sections. Every change is stored in the draft at once, and the whole form is cached. */
export function useApplicationForm(start: FormState, draft: Draft<DraftValues>) {
  const [state, change] = useReducer(changeForm, start)
  const { values, problems } = state

  useEffect(() => {
    if (values !== start.values) draft.keep(keptOf(values))
  }, [values, start, draft])
  useEffect(() => formCache.keep(state), [state])

  /** Changes and renders the form, so that a field can be focused. */
  function changeAtOnce(to: FormChange) {
    flushSync(() => change(to))
  }

  return {
    state,
    change,
    problem: (field: FormField) => problems[field]?.message,

    /** Shows the problems beside their fields, focuses the first, and returns true if there are none. */
    passes(found: readonly Problem<FormField>[], fields?: readonly FormField[]): boolean {
      changeAtOnce({ kind: 'validated', fields, problems: found })
      const [first] = found
      if (first) focusField(fieldId(first.field))
      return !first
    },

    /** Unlocks the fields of a check, and focuses the first (GP-14). */
    reenter(check: CheckName, field: FormField) {
      changeAtOnce({ kind: 'reopened', check })
      focusField(fieldId(field))
    },
  }
}

/** Returns the id of a field on the page. */
export function fieldId(field: FormField): string {
  return `aply-${field}`
}
