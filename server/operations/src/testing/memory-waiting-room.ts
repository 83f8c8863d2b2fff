import type { WaitingRoomPort } from '../waiting-room/waiting-room-port.ts'

/** A waiting room with one line, `act_1`, in which no one is. */
export function createMemoryWaitingRoom(): WaitingRoomPort {
  const counts = { step: 'home', waiting: 0, inside: 0, entered: 0, completed: 0 }
  let line = { ...counts, mode: 'open', limit: null as number | null, rate: null as number | null }
  return {
    report: async () => ({ act_1: line }),
    async change(action, { mode = line.mode, limit = line.limit, rate = line.rate }) {
      if (action !== 'act_1') return null
      const before = line
      line = { ...line, mode, limit, rate }
      return { before, after: line }
    },
  }
}
