import { useState } from 'react'
import { Button, Card, Page } from 'ui-kit'
import { dialogs } from '../../dialogs.ts'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** A preview of the site's two kinds of dialog (GUARD-25, AMB-90). */
export function AlertPreviewScreen() {
  const [reply, setReply] = useState('')

  async function ask() {
    const isYes = await dialogs.confirm(t.confirmMessage, { yes: t.yes, no: t.no })
    setReply(isYes ? t.yes : t.no)
  }

  return (
    <Page title={routes.alertPreview.title} lead={t.lead}>
      <Card title={t.alertTitle}>
        <p>{t.alertText}</p>
        <div>
          <Button variant="secondary" onClick={() => void dialogs.alert(t.alertMessage)}>
            {t.showAlert}
          </Button>
        </div>
      </Card>
      <Card title={t.confirmTitle}>
        <p>{t.confirmText}</p>
        <div>
          <Button variant="secondary" onClick={() => void ask()}>
            {t.showConfirm}
          </Button>
        </div>
        <output>{reply && t.answered(reply)}</output>
      </Card>
    </Page>
  )
}
