import type { WaitingRoomPort } from '../waiting-room/waiting-room-port.ts'

type Line = Awaited<ReturnType<WaitingRoomPort['report']>>[string]

const DRAW = { id: '0123456789abcdef', commitment: 'c'.repeat(64), byNetwork: true }

/** A waiting room with one line, `act_1`, in which no one is. */
export function createMemoryWaitingRoom(): WaitingRoomPort {
  const counts = {
    step: 'home',
    waiting: 0,
    inside: 0,
    entered: 0,
    completed: 0,
    registered: 0,
    perSecond: 0,
  }
  let line: Line = {
    ...counts,
    mode: 'open',
    limit: null,
    rate: null,
    schedule: null,
    waitSeconds: 0,
    message: null,
    revision: 0,
  }
  let lists = { revision: 0, deny: [] as string[], priority: [] as string[] }
  return {
    report: async () => ({ act_1: line }),
    async change(action, { mode = line.mode, limit = line.limit, rate = line.rate, schedule, basedOn }) {
      if (action !== 'act_1') return 'no such line'
      if (basedOn !== undefined && basedOn !== line.revision) return 'changed since'
      const before = line
      const planned = schedule === undefined ? line.schedule : schedule && scheduleNow(schedule)
      line = { ...line, mode, limit, rate, schedule: planned, revision: line.revision + 1 }
      return { before, after: line }
    },
    async announce(action, message) {
      if (action !== 'act_1') return 'no such line'
      const until = new Date(message?.until ?? 0).toISOString()
      line = { ...line, message: message && { text: message.text, until } }
      return { after: line }
    },
    endTurns: async action => (action === 'act_1' ? line.inside : 'no such line'),
    lists: async () => lists,
    async changeLists(wanted) {
      if (wanted.revision !== lists.revision) return null
      lists = { ...wanted, revision: wanted.revision + 1 }
      return lists
    },
  }
}

function scheduleNow(plan: { opensAt: number; closesAt?: number | undefined; hasDraw: boolean }) {
  return {
    phase: 'before',
    opensAt: new Date(plan.opensAt).toISOString(),
    closesAt: plan.closesAt === undefined ? null : new Date(plan.closesAt).toISOString(),
    draw: plan.hasDraw ? DRAW : null,
  }
}
