import { useRef } from 'react'
import type { DraftValues } from 'api-client/drafts'
import { FormSection } from 'applicant-flow/form-section'
import { koreanMoment } from 'domain-rules/notice'
import { AlertBox, Button } from 'ui-kit'
import * as t from './texts.ko.ts'
import { useSavedDraft } from './use-saved-draft.tsx'

/** Saves the typed values on the server, and deletes them on request; nothing where that is not offered. */
export function SaveForLater({ values }: { values: DraftValues }) {
  const { lastSaved, outcome, isRunning, save, remove } = useSavedDraft(values)
  const saveButton = useRef<HTMLButtonElement>(null)
  const focusSaving = () => saveButton.current?.focus()
  if (lastSaved === undefined) return null

  return (
    <FormSection title={t.title} lead={t.lead}>
      <p>{t.notSaved}</p>
      <div>
        <Button ref={saveButton} variant="secondary" busy={isRunning} onClick={save}>
          {t.save}
        </Button>
      </div>
      {outcome && (
        <AlertBox tone={outcome.tone} announced>
          {outcome.words}
        </AlertBox>
      )}
      {lastSaved && (
        <>
          <p>{t.lastSaved(koreanMoment(lastSaved))}</p>
          <div>
            <Button variant="tertiary" busy={isRunning} onClick={() => remove(focusSaving)}>
              {t.remove}
            </Button>
          </div>
        </>
      )}
    </FormSection>
  )
}
