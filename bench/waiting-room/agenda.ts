/** Events on a clock that leaps from one to the next. Times are in seconds. */
export type Agenda = {
  now(): number
  /** Events of the same tenth of a second happen in the order in which they were planned. */
  plan(at: number, event: () => Promise<void>): void
  run(): Promise<void>
}

const TICKS_PER_SECOND = 10

export function createAgenda(): Agenda {
  const events = new Map<number, (() => Promise<void>)[]>()
  let tick = 0
  let last = 0

  return {
    now: () => tick / TICKS_PER_SECOND,
    plan(at, event) {
      const planned = Math.max(Math.ceil(at * TICKS_PER_SECOND), tick)
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
