import { Button, Card } from 'ui-kit'
import * as t from './texts.ko.ts'

/** The two kinds of payout, and the button for the notice about proof (HOME-28 to HOME-31, GP-04). */
export function PayoutKinds({ onProofNotice }: { onProofNotice: () => void }) {
  return (
    <div className="home-payouts">
      <Card title={t.quickTitle}>
        <p>{t.quickText}</p>
        <p>{t.quickWho}</p>
      </Card>
      <Card title={t.confirmedTitle}>
        <p>{t.confirmedText}</p>
        <p>{t.confirmedWho}</p>
        <div>
          <Button variant="secondary" size="medium" onClick={onProofNotice}>
            {t.proofNoticeAgain}
          </Button>
        </div>
      </Card>
    </div>
  )
}
