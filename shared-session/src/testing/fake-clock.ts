import type { Clock } from '../watch/parts.ts'

type Task = { at: number; act: () => void }

/** A clock that goes on only by hand. */
export function fakeClock(
  start = Date.UTC(2025, 5, 2, 9),
): Clock & { advance: (seconds: number) => void; jump: (seconds: number) => void } {
  let now = start
  let tasks: Task[] = []

  function runNextUntil(end: number): boolean {
    const next = tasks.toSorted((a, b) => a.at - b.at)[0]
    if (!next || next.at > end) return false
    tasks = tasks.filter(task => task !== next)
    now = Math.max(now, next.at)
    next.act()
    return true
  }

  function advanceTo(end: number) {
    while (runNextUntil(end));
    now = end
  }

  return {
    now: () => now,
    after(milliseconds, act) {
      const task = { at: now + milliseconds, act }
      tasks.push(task)
      return () => void (tasks = tasks.filter(other => other !== task))
    },
    /** Lets time pass. */
    advance: seconds => advanceTo(now + seconds * 1000),
    /** Lets time pass in which nothing runs, as while the machine sleeps; what is overdue runs then. */
    jump(seconds) {
      now += seconds * 1000
      advanceTo(now)
    },
  }
}
