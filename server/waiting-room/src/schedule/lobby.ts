import type { Schedule, Turn, TurnOpening } from '../line/lines.ts'

/** Those who come right after the opening are spread so that so many ask in a second. */
const QUESTIONS_PER_SECOND = 5_000
const SLOWEST_PACE = 0.05

/** The line in which one waits for the draw of an action. */
export function lobbyOf(action: string): string {
  return `${action} draw`
}

/**
 * What is told who waits for the opening: when it is, to ask again shortly after it, and a pace by which clients that know
 * nothing of openings foretell it. Before a draw all others count as ahead, since they may be.
 */
export function beforeOpening(turn: Turn, schedule: Schedule, now: number, entrant?: number): Turn {
  if (!turn.place) return turn
  const leftS = Math.max(0, Math.ceil((schedule.opensAt - now) / 1_000))
  const { ahead, behind, recheckAfterS } = turn.place
  const others = ahead + behind
  const before = Math.max(1, entrant === undefined ? ahead : others)
  const spreadS = (entrant ?? ahead) % (1 + Math.floor(others / QUESTIONS_PER_SECOND))
  return {
    ...turn,
    place: {
      ahead: before,
      behind: entrant === undefined ? behind : 0,
      perSecond: Math.max(SLOWEST_PACE, before / Math.max(1, leftS)),
      recheckAfterS: Math.max(1, Math.min(recheckAfterS, leftS + spreadS)),
    },
    opening: openingOf(schedule, leftS, entrant),
  }
}

function openingOf({ opensAt, draw }: Schedule, leftS: number, entrant?: number): TurnOpening {
  return { opensAt, leftS, ...(draw && entrant !== undefined && { draw: draw.id, entrant }) }
}
