import { useState } from 'react'
import type { LoadedResult } from 'applicant-flow/application-result'
import { AlertBox, Button } from 'ui-kit'
import * as t from './texts.ko.ts'

/** Says that the application did not come, and why; it stays while it is asked for again (PPAR-15). */
export function LoadFailure({ state, reload }: LoadedResult) {
  const [cause, setCause] = useState('')
  if (state.kind === 'failed' && state.message !== cause) setCause(state.message)
  return (
    <AlertBox tone="danger" title={t.loadFailed} announced>
      <p>{cause}</p>
      <Button variant="secondary" size="medium" busy={state.kind === 'loading'} onClick={() => void reload()}>
        {t.loadAgain}
      </Button>
    </AlertBox>
  )
}
