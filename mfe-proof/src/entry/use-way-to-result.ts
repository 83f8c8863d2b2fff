import { paths } from 'domain-rules/journey'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { dialogs } from 'shared-session'

/** Shows the reason why a page cannot be used, and leads to the result in its place. Null does nothing. */
export function useWayToResult(reason: string | null): void {
  const navigate = useNavigate()
  const leadAway = useEffectEvent(async (why: string, signal: AbortSignal) => {
    await dialogs.alert(why, { signal })
    if (!signal.aborted) await navigate(paths.result, { replace: true })
  })
  useEffect(() => {
    if (reason === null) return undefined
    const leaving = new AbortController()
    void leadAway(reason, leaving.signal)
    return () => leaving.abort()
  }, [reason])
}
