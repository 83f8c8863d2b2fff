import { useEffect, useEffectEvent, useState } from 'react'
import type { ApplicationResult } from 'api-client/result'
import { useAttempt } from 'remote-kit'
import { loadFailureOf, type LoadFailure } from '../failure-message/load-failure.tsx'
import { openResult } from './open-result.ts'

export type LoadedResult = {
  state:
    | { kind: 'loading' }
    | ({ kind: 'failed' } & LoadFailure)
    | { kind: 'found'; result: ApplicationResult }
  /** Fetches it again. The shown result stays until a new one has arrived. */
  reload: () => Promise<void>
}

/** The result of the person's application. Without an application or person, leads home (RES-125 to RES-129). */
export function useApplicationResult(): LoadedResult {
  const [result, setResult] = useState<ApplicationResult | null>(null)
  const [failure, reload] = useAttempt(load)
  const loadFirst = useEffectEvent(() => void reload())
  useEffect(() => loadFirst(), [])

  async function load(signal: AbortSignal): Promise<LoadFailure | void> {
    try {
      const found = await openResult(signal)
      if (found) setResult(found)
      return undefined
    } catch (error) {
      return loadFailureOf(error)
    }
  }

  return { state: stateOf(result, failure), reload }
}

function stateOf(result: ApplicationResult | null, failure: LoadFailure | void): LoadedResult['state'] {
  if (result) return { kind: 'found', result }
  return failure === undefined ? { kind: 'loading' } : { kind: 'failed', ...failure }
}
