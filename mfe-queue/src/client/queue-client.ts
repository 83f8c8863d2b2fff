import { HeldTurn } from './held-turn.ts'
import { Waiting, type WaitingOptions } from './waiting.ts'

type Options = WaitingOptions & ConstructorParameters<typeof HeldTurn>[0]

export type QueueClient = ReturnType<typeof createQueueClient>

/** Waits for turns, one at a time, and gives them back. */
export function createQueueClient(options: Options) {
  const held = new HeldTurn(options)
  const waiting = new Waiting(options, held)
  return {
    run: (action: string, given?: unknown) => waiting.run(action, given),
    complete: () => held.complete(),
    handOver: () => waiting.handOver(),
    leaveTurn: () => held.leave(),
    keepTurn: (action: string) => held.hold(action, true),
    /** Leaves the line: its wait ends with 'stopped' (QUE-103, QUE-104, GP-23). A turn that has begun continues. */
    stop: () => waiting.stop(),
    /** Leaves the line, and stops keeping a turn alive. */
    destroy() {
      waiting.stop()
      held.leave()
    },
    phase: () => waiting.phase,
  }
}
