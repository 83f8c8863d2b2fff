import { useEffect, useEffectEvent, useState } from 'react'
import { type ApplicationResult, findResult } from 'api-client/result'
import { paths } from 'domain-rules/journey'
import { useAttempt } from 'remote-kit'
import { dialogs, navigation, session } from 'shared-session'
import { loadFailureOf, type LoadFailure } from '../failure-message/load-failure.tsx'
import { leaveWithoutResult, takeUp } from './take-up.ts'
import * as t from './texts.ko.ts'

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
  const [failure, reload, isLoading] = useAttempt(load)
  const loadFirst = useEffectEvent(() => void reload())
  useEffect(() => loadFirst(), [])

  async function load(signal: AbortSignal): Promise<LoadFailure | void> {
    const { identityCi: ci, businessNumber } = session.get()
    if (!ci || !businessNumber) return leave(t.identityRequired, signal)
    try {
      const found = await findResult({ ci, businessNumber })
      if (signal.aborted) return undefined
      if (!found) return await leaveWithoutResult(signal)
      if (takeUp(found)) setResult(found)
      return undefined
    } catch (error) {
      return loadFailureOf(error)
    }
  }

  return { state: stateOf(result, isLoading ? undefined : failure), reload }
}

function stateOf(result: ApplicationResult | null, failure: LoadFailure | void): LoadedResult['state'] {
  if (result) return { kind: 'found', result }
  return failure === undefined ? { kind: 'loading' } : { kind: 'failed', ...failure }
}

async function leave(message: string, signal: AbortSignal): Promise<void> {
  await dialogs.alert(message, { signal })
  if (!signal.aborted) navigation.goTo(paths.home)
}
