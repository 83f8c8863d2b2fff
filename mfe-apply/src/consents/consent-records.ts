import { CONSENT_SCREENS, type ConsentChoices, type ConsentColumn } from 'domain-rules/consent'
import type { AgreementRecord, SessionState } from 'shared-session'
import { consentTexts } from '../content/consents.ko.ts'
import { consentItems } from './consent-item.ts'

export type ConsentScreen = keyof typeof CONSENT_SCREENS

type Saved = Pick<SessionState, 'agreementInfo' | 'applicationType'>

const fields = { consents: 'personal', mydata: 'mydata' } as const satisfies Record<
  ConsentScreen,
  keyof SessionState['agreementInfo']
>

const columns = Object.entries(consentTexts).map(
  ([column, { title }]) => [title, column as ConsentColumn] as const,
)
const columnByTitle = new Map(columns)

/** Returns the stored choices of a screen (AMB-44), without those of a title that no longer exists. */
export function savedChoices(screen: ConsentScreen, { agreementInfo }: Saved): ConsentChoices {
  const chosen = agreementInfo[fields[screen]].agreements.flatMap(({ title, agreed }) => {
    const column = columnByTitle.get(title)
    return column ? [[column, agreed] as const] : []
  })
  return Object.fromEntries(chosen)
}

/** Returns `agreementInfo` with the present choices of a screen (CONS-57, MYD-17). */
export function withChoices(
  screen: ConsentScreen,
  choices: ConsentChoices,
  { agreementInfo, applicationType }: Saved,
  stamp: Pick<AgreementRecord, 'version' | 'agreedAt'>,
): SessionState['agreementInfo'] {
  const items = consentItems(CONSENT_SCREENS[screen], applicationType, choices)
  const agreements = items.map(({ title, required, checked }) => {
    return { title, required, agreed: checked ? ('Y' as const) : ('N' as const) }
  })
  return { ...agreementInfo, [fields[screen]]: { agreements, ...stamp } }
}
