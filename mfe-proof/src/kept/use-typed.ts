import type { Draft } from 'applicant-flow/draft'
import { useState } from 'react'

/** The typed values of a screen, kept in its draft: `[values, change]`. */
export function useTyped<Values extends object>({ values: kept, keep }: Draft<Values>, empty: Values) {
  const [values, setValues] = useState(kept ?? empty)

  function change(part: Partial<Values>) {
    const changed = { ...values, ...part }
    setValues(changed)
    keep(changed)
  }

  return [values, change] as const
}
