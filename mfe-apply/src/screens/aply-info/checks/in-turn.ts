import { queueGate } from 'shared-session'

/**
 * Waits for a turn, then makes the call, and lets the next person in once it has answered (AMB-112). Null when the person
 * left the line or was turned away: then nothing was asked (GP-23). @throws what the call throws
 */
export async function inTurn<Answer>(
  action: string,
  call: () => Promise<Answer>,
): Promise<{ answer: Answer } | null> {
  const turn = await queueGate.run(action)
  if (turn === 'stopped' || turn === 'blocked') return null
  try {
    return { answer: await call() }
  } finally {
    if (turn === 'passed') void queueGate.complete()
  }
}
