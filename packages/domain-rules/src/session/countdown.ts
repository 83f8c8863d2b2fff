import { SESSION_TOKEN_SECONDS, SESSION_WARNING_SECONDS } from '../programme.ts'

/** The events of a session by seconds left (SESS-30, SESS-35, GP-08). */
const MARKS = { question: SESSION_WARNING_SECONDS, politeWarning: 60, assertiveWarning: 30, end: 0 } as const

export type DueEvent = keyof typeof MARKS

/** A watched session: its end in milliseconds since 1970, and the fewest seconds seen so far. */
export type Countdown = { deadline: number; fewestSeconds: number }

export function startCountdown(deadline: number): Countdown {
  return { deadline, fewestSeconds: Infinity }
}

/** A deadline that is later by more than this is an extension; less is caused by clocks and the network. */
const EXTENDED_BY_MS = 60_000

/** Moves on to another deadline of the same session. Past events do not recur, unless the session was extended past them. */
export function correctDeadline(countdown: Countdown, deadline: number, now: number): Countdown {
  if (deadline - countdown.deadline < EXTENDED_BY_MS) return { ...countdown, deadline }
  return { deadline, fewestSeconds: Math.max(countdown.fewestSeconds, secondsUntil(deadline, now)) }
}

/** Returns true if the event is not past, or is to recur. */
export function isAhead(event: DueEvent, { fewestSeconds }: Countdown): boolean {
  return MARKS[event] < fewestSeconds
}

/**
 * Reads a session once: returns the seconds left, and the events since the last tick, however long ago that was. Each
 * event occurs once; of the events during a sleep, only those that still make sense.
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

/** Returns the whole seconds until the deadline, from 0 to the length of a session. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.min(Math.max(Math.ceil((deadline - now) / 1000), 0), SESSION_TOKEN_SECONDS)
}

/** Returns the milliseconds until the number of whole seconds next changes. */
export function untilNextSecond(deadline: number, now: number): number {
  const left = deadline - now
  return left % 1000 > 0 ? left % 1000 : 1000
}

function stillSensible(isNew: (mark: DueEvent) => boolean): DueEvent[] {
  if (isNew('end')) return ['end']
  const warning = (['assertiveWarning', 'politeWarning'] as const).find(isNew)
  return [...(isNew('question') ? (['question'] as const) : []), ...(warning ? [warning] : [])]
}
