/** Events on a clock that leaps from one to the next. Times are in seconds. */
export type Agenda = {
  now(): number
  /** Events of the same tick happen in the order in which they were planned. */
  plan(at: number, event: () => Promise<void>): void
  run(): Promise<void>
}

export function createAgenda(ticksPerSecond = 10): Agenda {
  const events = new Map<number, (() => Promise<void>)[]>()
  let tick = 0
  let last = 0

  return {
    now: () => tick / ticksPerSecond,
    plan(at, event) {
      const planned = Math.max(Math.ceil(at * ticksPerSecond), tick)
      last = Math.max(last, planned)
      const others = events.get(planned)
      if (others) others.push(event)
      else events.set(planned, [event])
    },
    async run() {
      for (; tick <= last; tick += 1) {
        for (let list = events.get(tick); list; list = events.get(tick)) {
          events.delete(tick)
          for (const event of list) await event()
        }
      }
    },
  }
}
