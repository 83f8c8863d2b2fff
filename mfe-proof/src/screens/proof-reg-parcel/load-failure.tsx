import { useLayoutEffect, useRef, useState } from 'react'
import type { LoadedResult } from 'applicant-flow/application-result'
import { AlertBox, Button } from 'ui-kit'
import * as t from './texts.ko.ts'

/** Shows that the application could not be loaded, and the reason. Stays while it is fetched again (PPAR-15). */
export function LoadFailure({ state, reload }: LoadedResult) {
  const [cause, setCause] = useState('')
  const again = useRef<HTMLButtonElement>(null)
  if (state.kind === 'failed' && state.message !== cause) setCause(state.message)

  // When the form replaces it, the focus of the person is at the beginning of the page.
  useLayoutEffect(() => {
    const button = again.current
    return () => {
      if (button === document.activeElement) document.querySelector<HTMLElement>('h1')?.focus()
    }
  }, [])

  return (
    <AlertBox tone="danger" title={t.loadFailed} announced>
      <p>{cause}</p>
      <Button
        ref={again}
        variant="secondary"
        size="medium"
        busy={state.kind === 'loading'}
        onClick={() => void reload()}
      >
        {t.loadAgain}
      </Button>
    </AlertBox>
  )
}
