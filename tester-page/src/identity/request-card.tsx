import { useState } from 'react'
import { LinkButton, Select } from 'ui-kit'
import { card, Press } from 'page-kit'
import { completeIdentity, type IdentityRequest, type Person } from 'sandbox-api'
import { personOptions } from '../catalogue/catalogue.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { useSandbox } from '../parts/sandbox.tsx'
import * as t from './texts.ko.ts'

type Props = { request: IdentityRequest; persons: readonly Person[]; onEnded: () => Promise<void> }

const OUTCOMES = ['success', 'fail', 'cancel'] as const

/** One verification, to be ended as its provider would, for a person of the tester's choice. */
export function RequestCard({ request, persons, onEnded }: Props) {
  const { transactionId, method, provider, businessNumber, windowUrl } = request
  const { send, attempt } = useSandbox()
  const [chosen, setChosen] = useState<string>()
  const personId = chosen ?? persons[0]?.personId ?? ''

  async function end(outcome: (typeof OUTCOMES)[number]) {
    await send(completeIdentity, { body: { requestId: transactionId, personId, outcome } })
    await onEnded()
    return t.ended(t.outcomes[outcome])
  }

  return (
    <>
      <h3 className={card['name']}>
        {t.methods[method] ?? method} {provider}
      </h3>
      <div className={card['actions']}>
        {businessNumber && <CopyButton label={t.business} value={businessNumber} />}
        <LinkButton size="medium" variant="tertiary" href={windowUrl} newWindow>
          {t.openWindow}
        </LinkButton>
      </div>
      <Select
        label={t.verifiedAs}
        placeholder={t.choose}
        options={personOptions(persons)}
        value={personId}
        onChange={setChosen}
      />
      <div className={card['actions']}>
        {OUTCOMES.map(outcome => (
          <Press
            key={outcome}
            label={t.outcomes[outcome]}
            variant={outcome === 'success' ? 'primary' : 'tertiary'}
            onClick={() => void attempt(() => end(outcome))}
          />
        ))}
      </div>
    </>
  )
}
