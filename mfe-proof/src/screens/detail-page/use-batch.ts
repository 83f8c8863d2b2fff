import { fetchBatch } from 'api-client/proof'
import { loadFailureOf } from 'applicant-flow/failure-message'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAttempt } from 'remote-kit'
import { focusField } from 'ui-kit'
import { ITEMS_PLACE } from './items/item-tables.tsx'

export type LoadedBatch = Awaited<ReturnType<typeof fetchBatch>>

/** A batch with its items. `show` replaces it by a newer state, `reload` fetches it again. */
export function useBatch(batchId: string) {
  const [loaded, show] = useState<LoadedBatch | null>(null)
  const [failure, load] = useAttempt(async () => {
    try {
      show(await fetchBatch(batchId))
      return null
    } catch (error) {
      return loadFailureOf(error)
    }
  })
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])

  // A reload removes the pressed button, so the focus moves to the items.
  const isAnew = useRef(false)
  useEffect(() => {
    if (!loaded || !isAnew.current) return
    isAnew.current = false
    focusField(ITEMS_PLACE)
  }, [loaded])

  function reload() {
    isAnew.current = true
    show(null)
    void load()
  }

  return { loaded, show, reload, failure }
}
