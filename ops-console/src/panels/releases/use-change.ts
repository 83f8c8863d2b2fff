import { useRef, useState } from 'react'
import { CallRefused } from 'page-kit'
import type { Ops, Order } from '../../api/ops.ts'
import type { ReleaseChange } from 'ops-api'

type Progress = {
  busy: boolean
  /** The order and its latest preview. */
  previewed?: { order: Order; change: ReleaseChange } | undefined
  problem?: Error | undefined
}

const NOTHING_ASKED: Progress = { busy: false }

/** A change of a remote: previewed, then carried out. The outcome of a closed dialog is not shown in the next one. */
export function useChange(ops: Ops) {
  const [progress, setProgress] = useState(NOTHING_ASKED)
  const latest = useRef(0)

  async function attempt(work: () => Promise<Pick<Progress, 'previewed'>>): Promise<void> {
    latest.current += 1
    const turn = latest.current
    setProgress(({ previewed }) => ({ busy: true, previewed }))
    const outcome = await work().catch(problemOf)
    if (turn === latest.current) setProgress(was => ({ ...was, ...outcome, busy: false }))
  }

  return {
    ...progress,
    begin() {
      latest.current += 1
      setProgress(NOTHING_ASKED)
    },
    preview: (order: Order) =>
      attempt(async () => ({ previewed: { order, change: await ops.preview(order) } })),
    carryOut: (order: Order, change: ReleaseChange, onDone: () => void) =>
      attempt(async () => {
        await ops.change(order, change)
        onDone()
        return {}
      }),
  }
}

export type ChangeInProgress = ReturnType<typeof useChange>

// After a refusal the preview is outdated.
function problemOf(error: unknown): Partial<Progress> {
  const problem = error instanceof Error ? error : new Error(String(error))
  return error instanceof CallRefused ? { problem, previewed: undefined } : { problem }
}
