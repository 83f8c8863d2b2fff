import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import type { Problem } from 'domain-rules'
import { focusField } from 'ui-kit'
import type { Draft } from 'applicant-flow/draft'
import { keptOf, type DraftValues } from '../draft/draft.ts'
import { formCache } from '../draft/form-cache.ts'
import { changeForm, type CheckName, type FormChange, type FormField, type FormState } from './form-state.ts'

export type ApplicationFormHandle = ReturnType<typeof useApplicationForm>

/** The form as its sections use it; what is typed goes into the draft at once, and all of it is cached for a detour. */
export function useApplicationForm(start: FormState, draft: Draft<DraftValues>) {
  const [state, change] = useReducer(changeForm, start)
  const { values, problems } = state

  useEffect(() => {
    if (values !== start.values) draft.keep(keptOf(values))
  }, [values, start, draft])
  useEffect(() => formCache.keep(state), [state])

  /** Changes the form and shows it, so that a field is there to go to. */
  function changeAtOnce(to: FormChange) {
    flushSync(() => change(to))
  }

  return {
    state,
    change,
    problem: (field: FormField) => problems[field]?.message,

    /** Puts the problems beside their fields, goes to the first, and says whether there are none. */
    passes(found: readonly Problem<FormField>[], fields?: readonly FormField[]): boolean {
      changeAtOnce({ kind: 'validated', fields, problems: found })
      const [first] = found
      if (first) focusField(fieldId(first.field))
      return !first
    },

    /** Opens what a check has locked, and goes there (GP-14). */
    reenter(check: CheckName, field: FormField) {
      changeAtOnce({ kind: 'reopened', check })
      focusField(fieldId(field))
    },
  }
}

/** The id of a field on the page. */
export function fieldId(field: FormField): string {
  return `aply-${field}`
}
