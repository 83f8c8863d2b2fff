import type { SandboxOutcome } from 'api-client/identity'
import { Button, Card } from 'ui-kit'
import { sandbox as t } from './texts.ko.ts'

const outcomes = ['success', 'fail', 'cancel'] as const

/** For testers: verifies a test person without a window (IDENT-08). Fetched only where the site is configured for it. */
export default function SandboxButtons({ onTry }: { onTry: (outcome: SandboxOutcome) => void }) {
  return (
    <Card title={t.title}>
      <p>{t.lead}</p>
      <div className="page__actions">
        {outcomes.map(outcome => (
          <Button key={outcome} size="medium" variant="secondary" onClick={() => onTry(outcome)}>
            {t[outcome]}
          </Button>
        ))}
      </div>
    </Card>
  )
}
