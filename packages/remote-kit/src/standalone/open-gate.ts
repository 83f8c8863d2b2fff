import type { QueueGate } from 'shared-session'

/** A remote that runs alone has no waiting room: everybody passes at once. */
export const openGate: QueueGate = {
  run: async () => 'passed',
  complete: async () => {},
}
