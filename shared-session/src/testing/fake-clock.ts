import type { Clock } from '../watch/parts.ts'

type Task = { at: number; act: () => void }

/** Moves the time on by so many seconds. */
type Pass = (seconds: number) => void

type FakeClock = Clock & { advance: Pass; sleep: Pass; jump: Pass; approach: Pass }

const LAST_SECONDS = 10

/** A clock that moves only by hand. */
export function fakeClock(start = Date.UTC(2025, 5, 2, 9)): FakeClock {
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

  const advance: Pass = seconds => advanceTo(now + seconds * 1000)
  const sleep: Pass = seconds => void (now += seconds * 1000)
  const jump: Pass = seconds => {
    sleep(seconds)
    advanceTo(now)
  }

  return {
    now: () => now,
    after(milliseconds, act) {
      const task = { at: now + milliseconds, act }
      tasks.push(task)
      return () => void (tasks = tasks.filter(other => other !== task))
    },
    /** Lets time pass, second by second. */
    advance,
    /** Skips time without running anything. Overdue work has not run yet, as when the machine has just woken. */
    sleep,
    /** Sleeps, then runs the overdue work. */
    jump,
    /** Skips all but the last seconds: an hour of single seconds costs a test half a second. */
    approach(seconds) {
      jump(seconds - LAST_SECONDS)
      advance(LAST_SECONDS)
    },
  }
}
