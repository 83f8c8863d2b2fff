import type { ProofOwner } from 'api-client/proof'
import type { ApplicationResult } from 'api-client/result'
import { useApplicationResult, type LoadedResult } from 'applicant-flow/application-result'
import type { Verdict } from 'domain-rules'
import { paths } from 'domain-rules/journey'
import type { ProofFacts } from 'domain-rules/proof'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dialogs, session } from 'shared-session'

/** What a page of proof knows of the application. */
export type ProofEntry = {
  owner: ProofOwner
  /** Null for as long as it has not come. */
  result: ApplicationResult | null
}

type EntryFacts = ProofFacts & Pick<ApplicationResult, 'batches'>

/** Whether what is known of the application lets the applicant onto a page. */
export type Gate = (facts: EntryFacts) => Verdict

/** After how long a result that did not come is asked for again, in milliseconds. */
const AGAIN_AFTER_MS = 5_000

/**
 * Lets an applicant onto a page of proof while its gate is open, and else leads to the result with the gate's reason
 * (PINT-25, PINT-26); a missing token the guard has refused before. A result that does not come keeps no one out: it is
 * asked for again in silence, and the server judges what is submitted (PGEN-46, GP-16).
 * @returns `entry`, null until the gate is known to be open or cannot be known
 */
export function useProofEntry(gate: Gate) {
  const { state, reload } = useApplicationResult()
  const [isIn, setIn] = useState(false)
  const navigate = useNavigate()
  const result = state.kind === 'found' ? state.result : null
  const verdict = result && gate(factsOf(result))
  const refusal = verdict && !verdict.ok ? verdict.reason : null
  // Once drawn, the page stays: what is typed must not go while the result is asked for again.
  if (!isIn && state.kind !== 'loading' && refusal === null) setIn(true)

  const leadAway = useEffectEvent(async (reason: string, signal: AbortSignal) => {
    await dialogs.alert(reason, { signal })
    if (!signal.aborted) await navigate(paths.result, { replace: true })
  })
  useEffect(() => {
    if (refusal === null) return undefined
    const leaving = new AbortController()
    void leadAway(refusal, leaving.signal)
    return () => leaving.abort()
  }, [refusal])
  useAgain(state, reload)

  const entry: ProofEntry | null = isIn ? { owner: ownerOf(result), result } : null
  return { entry, state, reload }
}

/** What the rules of proof ask of an application. */
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

// The server knows the other two by itself; the payload repeats what the result has told (PGEN-38, PGEN-40).
function ownerOf(result: ApplicationResult | null): ProofOwner {
  const { applicationNumber, supportNumber, historyNumber } = result ?? {
    ...session.get(),
    supportNumber: '',
    historyNumber: '',
  }
  return { applicationNumber, supportNumber, historyNumber }
}
