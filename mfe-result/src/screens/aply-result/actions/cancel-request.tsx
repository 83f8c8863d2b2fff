import { SentenceList } from 'applicant-flow/sentence-list'
import { Button, ContentDialog } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** Asks before an application is cancelled, and names the consequences (RES-83 to RES-85, RES-100). */
export function CancelRequest({ onReply }: { onReply: (isSure: boolean) => void }) {
  return (
    <ContentDialog
      title={t.actions.cancelTitle}
      size="small"
      hasCross={false}
      onDismiss={() => onReply(false)}
      actions={
        <>
          <Button variant="tertiary" size="medium" onClick={() => onReply(false)}>
            {t.actions.cancelNo}
          </Button>
          <Button variant="danger" size="medium" onClick={() => onReply(true)}>
            {t.actions.cancelYes}
          </Button>
        </>
      }
    >
      <SentenceList items={t.actions.cancelWarnings} />
    </ContentDialog>
  )
}
