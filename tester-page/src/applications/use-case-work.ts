import { useState } from 'react'
import { applicationsSchema, type Seeds } from '../api/shapes.ts'
import { useSandbox } from '../parts/sandbox-context.ts'
import { useRead } from '../parts/use-read.ts'

type Statuses = Seeds['statuses']

/** What a case worker sees and does. Whatever was done, everything is listed anew. */
export function useCaseWork(statuses: Statuses | undefined) {
  const { call, attempt } = useSandbox()
  const [brno, setBrno] = useState('')
  const [isForced, setForced] = useState(false)
  const applications = useRead(`/applications?brno=${brno}`, applicationsSchema)

  /** Writes into a record, and says so. Resolves with whether it was written. */
  function change(path: string, changes: object, said: string): Promise<boolean> {
    return attempt(async () => {
      await call(`/back-office${path}`, changes)
      await applications.refresh()
      return said
    })
  }

  return {
    applications,
    isForced,
    setForced,
    change,
    /** Changes of a status are no jumps, but by force. */
    move: (path: string, changes: object, said: string) =>
      change(path, isForced ? { ...changes, force: true } : changes, said),
    /** What a record can become: what is allowed, or by force anything. */
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
