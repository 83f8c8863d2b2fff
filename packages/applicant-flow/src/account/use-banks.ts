import { useEffect, useEffectEvent } from 'react'
import { type Bank, listBanks } from 'api-client/account'
import { nullIfFailed } from 'api-client/errors'
import { useAttempt } from 'remote-kit'

export type Banks = { list: readonly Bank[]; isLoading: boolean; hasFailed: boolean; loadAgain: () => void }

const NONE: readonly Bank[] = []

/** The list of banks, with a way to fetch it again if it is missing or empty (APLY-43). */
export function useBanks(): Banks {
  const [banks, load] = useAttempt(() => listBanks().catch(nullIfFailed))
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])

  // The first load begins after the first render: until it has ended, nothing has failed.
  const isLoading = banks === undefined
  const hasFailed = !isLoading && !banks?.length
  return { list: banks ?? NONE, isLoading, hasFailed, loadAgain: () => void load() }
}
