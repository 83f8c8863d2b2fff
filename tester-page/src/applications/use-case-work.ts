import { useState, createContext, useContext } from 'react'
import type { JsonCall } from 'page-kit'
import { readApplications, type Seeds } from 'sandbox-api'
import { useSandbox } from '../parts/sandbox.tsx'
import { useRead } from '../parts/use-read.ts'

type Statuses = Seeds['statuses']

/** The call that writes a record, and its address. */
export type EditedRecord = { call: JsonCall; params: Record<string, string> }

/** The list of applications and the work of a case worker on them; after each change the list is read again. */
export function useCaseWork(statuses: Statuses | undefined) {
  const { send, attempt } = useSandbox()
  const [brno, setBrno] = useState('')
  const [isForced, setForced] = useState(false)
  const applications = useRead(readApplications, { brno })

  /** Writes into a record, and shows the sentence. Resolves with whether it was written. */
  function change({ call, params }: EditedRecord, changes: object, sentence: string): Promise<boolean> {
    return attempt(async () => {
      await send(call, { params, body: changes })
      await applications.refresh()
      return sentence
    })
  }

  return {
    applications,
    isForced,
    setForced,
    change,
    /** Changes a status; only by force to one that is not allowed. */
    move: (record: EditedRecord, changes: object, sentence: string) =>
      change(record, isForced ? { ...changes, force: true } : changes, sentence),
    /** Returns the statuses to choose from: the allowed ones, or by force all. */
    offered: (field: keyof Statuses, allowed: readonly string[]): readonly string[] =>
      isForced ? (statuses?.[field] ?? allowed) : allowed,
    /** Lists the applications of one business, or all. */
    find(wanted: string) {
      if (wanted === brno) void applications.refresh()
      setBrno(wanted)
    },
  }
}

export type CaseWork = ReturnType<typeof useCaseWork>

export const CaseWorkContext = createContext<CaseWork | null>(null)

/** Throws a `TypeError` outside the list of applications. */
export function useCase(): CaseWork {
  const caseWork = useContext(CaseWorkContext)
  if (!caseWork) throw new TypeError('there is no case here')
  return caseWork
}
