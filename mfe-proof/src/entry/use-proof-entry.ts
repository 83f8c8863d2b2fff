import type { ProofOwner } from 'api-client/proof'
import type { ApplicationResult } from 'api-client/result'
import { useApplicationResult, type LoadedResult } from 'applicant-flow/application-result'
import type { Verdict } from 'domain-rules'
import type { ProofFacts } from 'domain-rules/proof'
import { useEffect, useEffectEvent, useState } from 'react'
import { session } from 'shared-session'
import { useWayToResult } from './use-way-to-result.ts'

/** The data of the application that a page of proof has. */
export type ProofEntry = {
  owner: ProofOwner
  /** Null until it is loaded. */
  result: ApplicationResult | null
}

type EntryFacts = ProofFacts & Pick<ApplicationResult, 'batches'>

/** Decides by the result of the application whether the applicant may enter a page. */
export type Gate = (facts: EntryFacts) => Verdict

/** The pause before a failed result is fetched again, in milliseconds. */
const AGAIN_AFTER_MS = 5_000

/**
 * Lets an applicant onto a page of proof while its gate is open, and else leads to the result with the gate's reason
 * (PINT-25, PINT-26). The guard has already refused visitors without a token. A result that cannot be loaded keeps no
 * one out: it is fetched again in silence, and the server judges the submission (PGEN-46, GP-16).
 * @returns `entry`, null until the gate is open or its state cannot be determined
 */
export function useProofEntry(gate: Gate) {
  const { state, reload } = useApplicationResult()
  const [isIn, setIn] = useState(false)
  const result = state.kind === 'found' ? state.result : null
  const verdict = result && gate(factsOf(result))
  const refusal = verdict && !verdict.ok ? verdict.reason : null
  // Once drawn, the page stays: typed values must not vanish while the result is fetched again.
  if (!isIn && state.kind !== 'loading' && refusal === null) setIn(true)

  useWayToResult(refusal)
  useAgain(state, reload)

  const entry: ProofEntry | null = isIn ? { owner: ownerOf(result), result } : null
  return { entry, state, reload }
}

/** Returns the facts of an application that the rules of proof need. */
export function factsOf({ status, batches }: ApplicationResult): EntryFacts {
  return { applicationStatus: status, batches }
}

function useAgain({ kind }: LoadedResult['state'], reload: () => Promise<void>): void {
  const again = useEffectEvent(() => void reload())
  useEffect(() => {
    if (kind !== 'failed') return undefined
    const timer = setTimeout(again, AGAIN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [kind])
}

// The server has the other two numbers itself. The payload repeats those of the result (PGEN-38, PGEN-40).
function ownerOf(result: ApplicationResult | null): ProofOwner {
  const { applicationNumber, supportNumber, historyNumber } = result ?? {
    ...session.get(),
    supportNumber: '',
    historyNumber: '',
  }
  return { applicationNumber, supportNumber, historyNumber }
}
