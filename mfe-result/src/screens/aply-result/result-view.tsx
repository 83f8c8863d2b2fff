import type { ApplicationResult } from 'api-client/result'
import { useEffect, useEffectEvent } from 'react'
import { Actions } from './actions/actions.tsx'
import { AccountFacts, ApplicationFacts } from './facts/application-facts.tsx'
import { ProofHistory } from './proof/proof-history.tsx'
import { NextStep } from './status/next-step.tsx'
import { Reasons } from './status/reasons.tsx'
import { StatusSummary } from './status/status-summary.tsx'
import { SupplementRequests } from './status/supplement-requests.tsx'
import { useFocusKept } from './use-focus-kept.ts'

export type ResultProps = { result: ApplicationResult; reload: () => Promise<void> }

/** The status of the application, then its actions and proof, and last its facts. */
export function ResultView({ result, reload }: ResultProps) {
  useReloadOnReturn(reload)
  useFocusKept()
  return (
    <>
      <StatusSummary result={result} urgent={<SupplementRequests result={result} />}>
        <NextStep result={result} reload={reload} />
      </StatusSummary>
      <Reasons result={result} />
      <ProofHistory result={result} reload={reload} />
      <ApplicationFacts result={result} />
      <AccountFacts result={result} />
      <Actions result={result} reload={reload} />
    </>
  )
}

/** Reloads when the applicant returns to this tab, since the status may have changed. */
function useReloadOnReturn(reload: () => Promise<void>): void {
  const reloadNow = useEffectEvent(() => void reload())
  useEffect(() => {
    function look() {
      if (document.visibilityState === 'visible') reloadNow()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
