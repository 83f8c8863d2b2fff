import type { OverlayGate } from 'remote-kit'
import { HeldTurn } from './held-turn.ts'
import type { QueuePhase } from './states.ts'
import { Waiting, type WaitingOptions } from './waiting.ts'

export type QueueClient = Required<
  Pick<OverlayGate, 'run' | 'complete' | 'handOver' | 'leaveTurn' | 'keepTurn'>
> & {
  /** Leaves the line: its wait ends with 'stopped' (QUE-103, QUE-104, GP-23). A turn that has begun continues. */
  stop: () => void
  /** Leaves the line, and stops keeping a turn alive. */
  destroy: () => void
  phase: () => QueuePhase
}

type Options = WaitingOptions & ConstructorParameters<typeof HeldTurn>[0]

/** Waits for turns, one at a time, and gives them back. */
export function createQueueClient(options: Options): QueueClient {
  const held = new HeldTurn(options)
  const waiting = new Waiting(options, held)
  return {
    run: (action, given) => waiting.run(action, given),
    complete: () => held.complete(),
    handOver: () => waiting.handOver(),
    leaveTurn: () => held.leave(),
    keepTurn: action => held.hold(action, true),
    stop: () => waiting.stop(),
    destroy() {
      waiting.stop()
      held.leave()
    },
    phase: () => waiting.phase,
  }
}
