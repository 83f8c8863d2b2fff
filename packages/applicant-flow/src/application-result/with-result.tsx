import type { ReactNode } from 'react'
import type { ApplicationResult } from 'api-client/result'
import { Skeleton } from 'ui-kit'
import { LoadFailureBox } from '../failure-message/load-failure.tsx'
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
  return <LoadFailureBox title={t.failed} failure={state} onRetry={loadAgain} />
}
