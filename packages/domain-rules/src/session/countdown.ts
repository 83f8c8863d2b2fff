import { SESSION_TOKEN_SECONDS, SESSION_WARNING_SECONDS } from '../programme.ts'

/** What falls due at how many seconds left (SESS-30, SESS-35, GP-08). */
const MARKS = { question: SESSION_WARNING_SECONDS, politeWarning: 60, assertiveWarning: 30, end: 0 } as const

export type DueEvent = keyof typeof MARKS

/** A session that is being watched: when it ends, in milliseconds since 1970, and the fewest seconds seen of it so far. */
export type Countdown = { deadline: number; fewestSeconds: number }

export function startCountdown(deadline: number): Countdown {
  return { deadline, fewestSeconds: Infinity }
}

/** By more than clocks and lines differ: so much later a deadline is an extension. */
const EXTENDED_BY_MS = 60_000

/**
 * Goes on towards another deadline of the same session. What has fallen due before does not fall due again, unless the
 * session was extended past it.
 */
export function correctDeadline(countdown: Countdown, deadline: number, now: number): Countdown {
  if (deadline - countdown.deadline < EXTENDED_BY_MS) return { ...countdown, deadline }
  return { deadline, fewestSeconds: Math.max(countdown.fewestSeconds, secondsUntil(deadline, now)) }
}

/** Whether it has not fallen due yet, or is to fall due again. */
export function isAhead(event: DueEvent, { fewestSeconds }: Countdown): boolean {
  return MARKS[event] < fewestSeconds
}

/**
 * One look at a session: how many seconds are left, and what has fallen due since the last tick, however long ago
 * that was. Each thing falls due once; of what a sleep has jumped over, only what still makes sense.
 */
export function tick(
  countdown: Countdown,
  now: number,
): { countdown: Countdown; seconds: number; due: DueEvent[] } {
  const seconds = secondsUntil(countdown.deadline, now)
  const fewestSeconds = Math.min(countdown.fewestSeconds, seconds)
  const isNew = (mark: DueEvent) => MARKS[mark] >= seconds && isAhead(mark, countdown)
  return { countdown: { ...countdown, fewestSeconds }, seconds, due: stillSensible(isNew) }
}

/** Whole seconds until the deadline, from 0 to the length of a session. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.min(Math.max(Math.ceil((deadline - now) / 1000), 0), SESSION_TOKEN_SECONDS)
}

/** Milliseconds until the number of whole seconds changes next. */
export function untilNextSecond(deadline: number, now: number): number {
  const left = deadline - now
  return left % 1000 > 0 ? left % 1000 : 1000
}

function stillSensible(isNew: (mark: DueEvent) => boolean): DueEvent[] {
  if (isNew('end')) return ['end']
  const warning = (['assertiveWarning', 'politeWarning'] as const).find(isNew)
  return [...(isNew('question') ? (['question'] as const) : []), ...(warning ? [warning] : [])]
}
