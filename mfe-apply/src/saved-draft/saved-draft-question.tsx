import { loadDraft } from 'api-client/drafts'
import { keepSavedAt } from 'applicant-flow/draft'
import { failureOfPress } from 'applicant-flow/failure-message'
import { draftEnd } from 'domain-rules/application'
import { koreanMoment } from 'domain-rules/notice'
import { useAttempt } from 'remote-kit'
import { session } from 'shared-session'
import { AlertBox, Button, ContentDialog } from 'ui-kit'
import { drafts } from '../screens/aply-info/draft/draft.ts'
import * as t from './texts.ko.ts'

type Props = {
  /** ISO date-time. */
  savedAt: string
  close: () => void
}

/** The question whether a saved draft is continued. A failure is shown in it; beginning anew and Escape need no call. */
export function SavedDraftQuestion({ savedAt, close }: Props) {
  const [failure, load, isLoading] = useAttempt(async () => {
    const problem = await takeSavedValues()
    if (!problem) close()
    return problem
  })

  return (
    <ContentDialog
      title={t.question.title(koreanMoment(savedAt))}
      size="small"
      busy={isLoading}
      hasCross={false}
      onDismiss={close}
      actions={
        <>
          <Button variant="tertiary" size="medium" onClick={() => isLoading || close()}>
            {t.question.anew}
          </Button>
          <Button size="medium" busy={isLoading} onClick={() => void load()}>
            {t.question.continue}
          </Button>
        </>
      }
    >
      {failure ? (
        <AlertBox tone="danger" announced>
          {failure}
        </AlertBox>
      ) : (
        <>
          <p>{t.question.ifContinued}</p>
          <p>{t.question.ifAnew(koreanMoment(draftEnd(savedAt)))}</p>
        </>
      )}
    </ContentDialog>
  )
}

/** Makes the saved values those of this tab, and returns what prevents it; null if nothing does. */
async function takeSavedValues() {
  const { identityCi: ci, businessNumber: subject, managementType } = session.get()
  try {
    const saved = await loadDraft(managementType)
    keepSavedAt(saved?.savedAt ?? null)
    if (!saved) return t.question.gone
    const draft = await drafts.open({ ci, subject })
    draft.keep(saved.values)
    return null
  } catch (error) {
    return failureOfPress(error, t.question.loadFailed)
  }
}
