import type { ConsentColumn } from 'domain-rules/consent'
import { ErrorSummary } from 'ui-kit'
import { consentTexts } from '../content/consents.ko.ts'
import * as t from './texts.ko.ts'
import { consentId, type Refusal } from './use-consents.ts'

type Props = { refusal: Refusal; missing: readonly ConsentColumn[] }

/** Names the missing required consents if there are several; a single one has the focus and its message (GP-03). */
export function MissingConsents({ refusal, missing }: Props) {
  if (refusal.columns.length < 2 || missing.length === 0) return null
  const problems = missing.map(column => ({
    fieldId: consentId(column),
    message: consentTexts[column].title,
  }))
  return <ErrorSummary key={refusal.attempt} title={t.requiredMissing} problems={problems} />
}

/** Returns the message beside a missing consent. The whole sentence is shown once, here or in the summary. */
export function messageBeside({ columns }: Refusal): string {
  return columns.length > 1 ? t.oneOfSeveralMissing : t.requiredMissing
}
