import type { LineReport } from 'ops-api'

/** Returns a line in which people wait, without a plan and a message, with the given changes. */
export function lineWith(given: Partial<LineReport> = {}): LineReport {
  return {
    step: 'home',
    mode: 'open',
    limit: 500,
    rate: 50,
    waiting: 1_204,
    inside: 450,
    entered: 9_000,
    completed: 8_500,
    registered: 0,
    perSecond: 48.5,
    waitSeconds: 25,
    schedule: null,
    message: null,
    revision: 7,
    ...given,
  }
}
