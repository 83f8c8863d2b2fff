import { messageFor } from 'api-client/errors'
import { fetchBatch } from 'api-client/proof'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAttempt } from 'remote-kit'

export type LoadedBatch = Awaited<ReturnType<typeof fetchBatch>>

/** A batch with its items. `show` takes it as it has become, `reload` asks for it anew. */
export function useBatch(batchId: string) {
  const [loaded, show] = useState<LoadedBatch | null>(null)
  const [failure, load, isLoading] = useAttempt(async signal => {
    try {
      const found = await fetchBatch(batchId)
      if (!signal.aborted) show(found)
      return null
    } catch (error) {
      return messageFor(error)
    }
  })
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])

  function reload() {
    show(null)
    void load()
  }

  return { loaded, show, reload, failure: isLoading ? null : (failure ?? null) }
}
