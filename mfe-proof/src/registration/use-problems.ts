import type { Problem } from 'domain-rules'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField, useErrorTitle } from 'ui-kit'

export type FormProblems<Field extends string> = {
  /** The problems of the last attempt that still exist. */
  list: readonly Problem<Field>[]
  /** The message beside a field, if it has one. */
  of: (field: Field) => string | undefined
  /** The number of attempts to register. */
  attempt: number
  /** True if the last attempt found several problems, which a summary lists. */
  hasSummary: boolean
  /** Shows all problems of the form and focuses the first. Returns whether there are none. */
  isInOrder: () => boolean
}

/** The problems of a form: shown at each attempt to register, each until it is corrected. */
export function useProblems<Field extends string>(
  problemsNow: () => readonly Problem<Field>[],
  fieldId: (field: Field) => string,
): FormProblems<Field> {
  const [refusal, setRefusal] = useState<{ attempt: number; fields: readonly Field[] }>({
    attempt: 0,
    fields: [],
  })
  const list = problemsNow().filter(({ field }) => refusal.fields.includes(field))
  useErrorTitle(list.length > 0)

  return {
    list,
    of: field => list.find(problem => problem.field === field)?.message,
    attempt: refusal.attempt,
    hasSummary: refusal.fields.length > 1 && list.length > 0,
    isInOrder() {
      const fields = problemsNow().map(({ field }) => field)
      flushSync(() => setRefusal({ attempt: refusal.attempt + 1, fields }))
      // A summary of several problems takes the focus by itself.
      const [first] = fields
      if (fields.length === 1 && first) focusField(fieldId(first))
      return !first
    },
  }
}
