import { Button, Card } from 'ui-kit'
import { texts } from '../../texts/home.ko.ts'

/** The two kinds of payout, and the way back to what proof the second one needs (HOME-28 to HOME-31, GP-04). */
export function PayoutKinds({ onProofNotice }: { onProofNotice: () => void }) {
  return (
    <div className="home-payouts">
      <Card title={texts.quickTitle}>
        <p>{texts.quickText}</p>
        <p>{texts.quickWho}</p>
      </Card>
      <Card title={texts.confirmedTitle}>
        <p>{texts.confirmedText}</p>
        <p>{texts.confirmedWho}</p>
        <div>
          <Button variant="secondary" size="medium" onClick={onProofNotice}>
            {texts.proofNoticeAgain}
          </Button>
        </div>
      </Card>
    </div>
  )
}
