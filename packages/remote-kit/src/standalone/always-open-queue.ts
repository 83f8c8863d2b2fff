import type { QueueGate } from 'shared-session'

/** A remote that runs alone has no waiting room: every turn is granted at once. */
export const alwaysOpenQueue: QueueGate = { run: async () => 'passed', complete: async () => {} }
