import { useEffect, useEffectEvent } from 'react'
import { listReasons } from 'api-client/account'
import { nullIfFailed } from 'api-client/errors'
import { reasonCodesOf, reasonFor, type Reason, type ReasonCode } from 'domain-rules/opinion'
import { useAttempt } from 'remote-kit'

export type Reasons = {
  /** In the order of the remark. Until the codes have loaded, a reason has only the specification's guidance. */
  list: readonly Reason[]
  isLoading: boolean
  hasFailed: boolean
  loadAgain: () => void
}

const NONE: readonly ReasonCode[] = []

/** Returns the reasons of a remark with the explanations of the server's list of codes (RES-27 to RES-33). */
export function useReasons(remark: string): Reasons {
  const codes = reasonCodesOf(remark)
  const [known, load] = useAttempt(() => listReasons().catch(nullIfFailed))
  const isAsked = codes.length > 0
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => {
    if (isAsked) loadFirst()
  }, [isAsked])

  return {
    list: codes.map(code => reasonFor(code, known ?? NONE)),
    isLoading: known === undefined,
    hasFailed: known === null,
    loadAgain: () => void load(),
  }
}
