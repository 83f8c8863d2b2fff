import type { ReactNode } from 'react'
import type { ApplicationResult } from 'api-client/result'
import { AlertBox, Button, Skeleton } from 'ui-kit'
import * as t from './texts.ko.ts'
import { useApplicationResult } from './use-application-result.ts'

type Props = { children: (result: ApplicationResult, reload: () => Promise<void>) => ReactNode }

/** Draws content that needs the result of the application, a placeholder before, and a retry after a failure. */
export function WithResult({ children }: Props) {
  const { state, reload } = useApplicationResult()

  function loadAgain() {
    // The retry button is removed while it loads: keeps the focus of keyboard and screen reader on the screen.
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
    void reload()
  }

  if (state.kind === 'found') return children(state.result, reload)
  if (state.kind === 'loading') return <Skeleton label={t.loading} lines={6} />
  return (
    <AlertBox tone="danger" title={t.failed} announced>
      <p>{state.message}</p>
      <Button variant="secondary" onClick={loadAgain}>
        {t.tryAgain}
      </Button>
    </AlertBox>
  )
}
