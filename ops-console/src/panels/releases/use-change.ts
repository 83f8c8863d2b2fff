import { CallRefused } from 'page-kit'
import type { ReleaseChange } from 'ops-api'
import type { Ops, Order } from '../../api/ops.ts'
import { useAttempt } from '../../dialog/use-attempt.ts'

/** An order with its latest preview. */
type Previewed = { order: Order; change: ReleaseChange }

/** A change of a remote: previewed, then carried out. The outcome of a closed dialog is not shown in the next one. */
export function useChange(ops: Ops) {
  const { value, problem, busy, attempt, reset } = useAttempt<Previewed>()
  return {
    problem,
    busy,
    // After a refusal the preview is outdated.
    previewed: problem instanceof CallRefused ? undefined : value,
    begin: reset,
    preview(order: Order) {
      reset()
      void attempt(async () => ({ order, change: await ops.preview(order) }))
    },
    carryOut(order: Order, change: ReleaseChange, onDone: () => void) {
      void attempt(async () => {
        await ops.change(order, change)
        onDone()
        return { order, change }
      })
    },
  }
}

export type ChangeInProgress = ReturnType<typeof useChange>
