import { session } from 'shared-session'
import { useAttempt } from 'remote-kit'
import { siteConfig } from 'site-config'
import { Button, Status } from 'ui-kit'
import type { Receipt } from 'applicant-flow/receipt'
import { receiptRows } from './receipt-rows.ts'
import * as t from './texts.ko.ts'

/** Saves the receipt as a PDF, made here so that it needs no server and works on a phone; or prints it. */
export function KeepReceipt({ receipt }: { receipt: Receipt }) {
  const [told, save, isSaving] = useAttempt(saveOnce)

  async function saveOnce() {
    const { CannotDraw, savePage } = await import('./receipt-pdf/save-page.ts')
    try {
      await savePage(pageOf(receipt), t.fileName(receipt.applicationNumber))
      return t.saved
    } catch (error) {
      if (!(error instanceof CannotDraw)) throw error
      return t.notSaved
    }
  }

  return (
    <div className="no-print">
      <Button variant="secondary" size="medium" busy={isSaving} onClick={() => void save()}>
        {t.save}
      </Button>{' '}
      <Button variant="tertiary" size="medium" onClick={() => print()}>
        {t.print}
      </Button>
      <p>
        <Status>{told}</Status>
      </p>
    </div>
  )
}

function pageOf(receipt: Receipt) {
  const { helpLine, callCentre } = siteConfig().contacts
  const help = [
    [t.helpLine, helpLine],
    [t.callCentre, callCentre],
  ] as const
  return {
    title: t.paperTitle,
    lead: t.greeting(session.get().mobileName),
    sections: [
      {
        title: t.receiptTitle,
        rows: [
          [t.applicationNumber, receipt.applicationNumber] as const,
          ...receiptRows(receipt, session.get()),
        ],
      },
      { title: t.nextTitle, rows: t.next },
      { title: t.helpTitle, rows: help.filter(([, line]) => line !== '') },
    ],
  }
}
