import { useEffect, useState } from 'react'
import { session } from 'shared-session'
import type { Draft, Drafts } from './drafts.ts'

/** Returns the draft of the verified person about one subject while the screen exists; null until it is open. */
export function useDraft<Values>(drafts: Drafts<Values>, subject: string): Draft<Values> | null {
  const [draft, setDraft] = useState<Draft<Values> | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    void open(drafts, subject, { signal: leaving.signal, show: setDraft })
    return () => leaving.abort()
  }, [drafts, subject])

  return draft
}

type Opening<Values> = { signal: AbortSignal; show: (draft: Draft<Values>) => void }

async function open<Values>(drafts: Drafts<Values>, subject: string, { signal, show }: Opening<Values>) {
  const draft = await drafts.open({ ci: session.get().identityCi, subject })
  if (!signal.aborted) show(draft)
}
