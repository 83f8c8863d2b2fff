import {
  CONSENTS,
  consentOrderNumber,
  isConsentRequired,
  type ConsentChoices,
  type ConsentColumn,
  type ConsentGroup,
} from 'domain-rules/consent'
import type { ConsentText } from '../content/consent-text.ts'
import { consentTexts } from '../content/consents.ko.ts'

/** One consent on a screen (CONS-08). The browser keeps the state of its disclosure. */
export type ConsentItem = ConsentText & {
  saveColumn: ConsentColumn
  orderNo: number
  required: boolean
  checked: boolean
}

/** Returns the consents of some groups, in their order. */
export function consentItems(
  groups: readonly ConsentGroup[],
  applicationType: string,
  choices: ConsentChoices,
): ConsentItem[] {
  return CONSENTS.filter(({ group }) => groups.includes(group)).map(consent => ({
    ...consentTexts[consent.column],
    saveColumn: consent.column,
    orderNo: consentOrderNumber(consent.column),
    required: isConsentRequired(consent, applicationType),
    checked: choices[consent.column] === 'Y',
  }))
}
