import { useEffect, useState } from 'react'
import {
  CONSENT_SCREENS,
  missingConsents,
  toggleConsents,
  type ConsentChoices,
  type ConsentColumn,
  type ConsentToggle,
} from 'domain-rules/consent'
import { session } from 'shared-session'
import { focusField } from 'ui-kit'
import { savedChoices, type ConsentScreen } from './consent-records.ts'

/** The missing consents of a refused attempt to continue. */
export type Refusal = { attempt: number; columns: readonly ConsentColumn[] }

const NOT_REFUSED: Refusal = { attempt: 0, columns: [] }

/** The choices of a screen. It starts with the saved ones; after a change they have to be saved again (AMB-44). */
export function useConsents(screen: ConsentScreen) {
  const [choices, setChoices] = useState<ConsentChoices>(() => savedChoices(screen, session.get()))
  const [refusal, setRefusal] = useState(NOT_REFUSED)

  useEffect(() => {
    const [first] = refusal.columns
    if (first) focusField(consentId(first))
  }, [refusal])

  return {
    choices,
    refusal,
    /** The consents that were missing at the last check and still are. */
    missing: refusal.columns.filter(column => choices[column] !== 'Y'),
    toggle(change: ConsentToggle) {
      setChoices(toggleConsents(choices, change))
      unsave()
    },
    /** Returns true if all required consents are given, else focuses the first missing one (CONS-46). */
    check(): boolean {
      const columns = missingConsents(choices, session.get().applicationType, CONSENT_SCREENS[screen])
      setRefusal({ attempt: refusal.attempt + 1, columns })
      return columns.length === 0
    },
  }
}

/** Marks the consents as not saved after a change. */
export function unsave(): void {
  session.update({ consentsSaved: 'N' })
}

export function consentId(column: ConsentColumn): string {
  return `consent-${column}`
}
