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

const NOTHING_MISSING: readonly ConsentColumn[] = []

/** The choices of a screen: those saved before, until one is changed, which must then be saved again (AMB-44). */
export function useConsents(screen: ConsentScreen) {
  const [choices, setChoices] = useState<ConsentChoices>(() => savedChoices(screen, session.get()))
  const [missing, setMissing] = useState(NOTHING_MISSING)

  useEffect(() => {
    const [first] = missing
    if (first) focusField(consentId(first))
  }, [missing])

  return {
    choices,
    /** Those that were missing at the last check and still are. */
    missing: missing.filter(column => choices[column] !== 'Y'),
    toggle(change: ConsentToggle) {
      setChoices(toggleConsents(choices, change))
      unsave()
    },
    /** Whether all required consents are given; goes to the first that is not (CONS-46). */
    check(): boolean {
      const found = missingConsents(choices, session.get().applicationType, CONSENT_SCREENS[screen])
      setMissing(found)
      return found.length === 0
    },
  }
}

/** What was saved is no longer what is chosen. */
export function unsave(): void {
  if (session.get().consentsSaved === 'Y') session.update({ consentsSaved: 'N' })
}

export function consentId(column: ConsentColumn): string {
  return `consent-${column}`
}
