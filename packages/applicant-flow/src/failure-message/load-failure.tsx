import { messageFor, RequestRefused } from 'api-client/errors'
import { AlertBox, Button } from 'ui-kit'
import { CallCentre } from '../call-centre/call-centre.tsx'
import * as t from './texts.ko.ts'

/** A failed load: the sentence for the person, and whether another try can help. */
export type LoadFailure = { message: string; canTryAgain: boolean }

const FORBIDDEN = 403

/** Returns the failure of a load. @throws every error that is not the failure of a call */
export function loadFailureOf(error: unknown): LoadFailure {
  const message = messageFor(error)
  return { message, canTryAgain: !(error instanceof RequestRefused && error.status === FORBIDDEN) }
}

type Props = { title: string; failure: LoadFailure; onRetry: () => void }

/** Content that did not load, with a retry, or with the number to ask where no retry can help. */
export function LoadFailureBox({ title, failure: { message, canTryAgain }, onRetry }: Props) {
  return (
    <AlertBox tone="danger" title={title} announced>
      <p>{message}</p>
      {!canTryAgain && <CallCentre />}
      {canTryAgain && (
        <Button variant="secondary" onClick={onRetry}>
          {t.tryAgain}
        </Button>
      )}
    </AlertBox>
  )
}
