import type { ReactNode } from 'react'
import { failureMessage } from 'applicant-flow/failure-message'
import { dialogs } from 'shared-session'
import { Button, Form, LinkButton } from 'ui-kit'
import { MissingConsents } from './missing-consents.tsx'
import * as t from './texts.ko.ts'
import type { useConsents } from './use-consents.ts'

type Props = {
  consents: ReturnType<typeof useConsents>
  /** The path of the screen before. */
  back: string
  isBusy: boolean
  onConfirm: () => Promise<void>
  children: ReactNode
}

/** The form of a consent screen: the missing consents, its choices, and the buttons that lead back and on. */
export function ConsentForm({ consents: { refusal, missing }, back, isBusy, onConfirm, children }: Props) {
  return (
    <Form onSubmit={onConfirm}>
      <MissingConsents {...{ refusal, missing }} />
      {children}
      <div className="page__actions">
        <LinkButton href={back} variant="tertiary">
          {t.cancel}
        </LinkButton>
        <Button type="submit" busy={isBusy}>
          {t.confirm}
        </Button>
      </div>
    </Form>
  )
}

/** Runs `save`, and shows its failure in a dialog unless the person has left. */
export async function saveOrAlert(save: () => Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    await save()
  } catch (error) {
    await dialogs.alert(failureMessage(error, t.saveFailed), { signal })
  }
}
