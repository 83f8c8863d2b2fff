import { useState } from 'react'
import { Button, Card, Layers, Page } from 'ui-kit'
import { FaqNotice } from '../../popups/faq-popup.tsx'
import { ProofNotice } from '../../popups/proof-notice.tsx'
import type { ShownPopup } from '../../popups/use-daily-popup.ts'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** A preview of the daily popups; closing one here puts nothing away for the day (GUARD-23, AMB-90). */
export function PopupPreviewScreen() {
  const [proofNotice, faqNotice] = [usePreview(), usePreview()]
  return (
    <Page title={routes.popupPreview.title} lead={t.lead}>
      <Card title={t.proofNotice}>
        <p>{t.proofNoticeText}</p>
        <div>
          <Button variant="secondary" onClick={proofNotice.show}>
            {t.showProofNotice}
          </Button>
        </div>
      </Card>
      <Card title={t.faqNotice}>
        <p>{t.faqNoticeText}</p>
        <div>
          <Button variant="secondary" onClick={faqNotice.show}>
            {t.showFaqNotice}
          </Button>
        </div>
      </Card>
      <Layers>
        <ProofNotice popup={proofNotice} />
      </Layers>
      <FaqNotice popup={faqNotice} />
    </Page>
  )
}

function usePreview(): ShownPopup {
  const [isShown, setShown] = useState(false)
  return {
    name: 'preview',
    isShown,
    isAskedFor: true,
    show: () => setShown(true),
    close: () => setShown(false),
  }
}
