import { SentenceList } from 'applicant-flow/sentence-list'
import { QuestionDialog } from 'ui-kit'
import * as t from '../texts.ko.ts'

/** Asks before an application is cancelled, and names the consequences (RES-83 to RES-85, RES-100). */
export function CancelRequest({ onReply }: { onReply: (isSure: boolean) => void }) {
  return (
    <QuestionDialog
      title={t.actions.cancelTitle}
      no={t.actions.cancelNo}
      yes={t.actions.cancelYes}
      onNo={() => onReply(false)}
      onYes={() => onReply(true)}
      isDangerous
    >
      <SentenceList items={t.actions.cancelWarnings} />
    </QuestionDialog>
  )
}
