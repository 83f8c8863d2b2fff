import { useEffect, useState } from 'react'
import type { ApplicationResult } from 'api-client/result'
import { AccountShape, type AccountValues } from 'applicant-flow/account'
import { draftsOf, type Draft } from 'applicant-flow/draft'
import { session } from 'shared-session'

/** What was typed, for its person and the application; it goes when it is saved or given up (GP-09). */
export const drafts = draftsOf<AccountValues>('accountCorrection', AccountShape)

/** The draft of this person for this application; null until it is open. */
export function useOpenedDraft({ applicationNumber: subject }: ApplicationResult) {
  const [draft, setDraft] = useState<Draft<AccountValues> | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    void openDraft(subject, { signal: leaving.signal, show: setDraft })
    return () => leaving.abort()
  }, [subject])

  return draft
}

type Opening = { signal: AbortSignal; show: (draft: Draft<AccountValues>) => void }

async function openDraft(subject: string, { signal, show }: Opening): Promise<void> {
  const draft = await drafts.open({ ci: session.get().identityCi, subject })
  if (!signal.aborted) show(draft)
}
