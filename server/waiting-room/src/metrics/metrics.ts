import { counter, gauge, type Figure, type Sample } from 'server-kit'
import type { Controls, LineNow } from '../controls/controls.ts'
import type { Lists } from '../lists/access-lists.ts'

export type Metrics = ReturnType<typeof createMetrics>
type Amount = { [K in keyof LineNow]: LineNow[K] extends number | null ? K : never }[keyof LineNow]

/** Collects the figures of the waiting room. */
export function createMetrics(controls: Controls, actions: readonly string[]) {
  const replies = new Map<string, Map<number, number>>()

  return {
    /** Counts a reply; an action without a line is counted under an empty name. */
    countReply(action: string, code: number): void {
      const known = actions.includes(action) ? action : ''
      const codes = replies.get(known) ?? new Map<number, number>()
      codes.set(code, (codes.get(code) ?? 0) + 1)
      replies.set(known, codes)
    },
    /**
     * Returns them for Prometheus. While the lines are out of reach, `waiting_room_up` is 0 and their figures are
     * missing.
     */
    async figures(): Promise<readonly Figure[]> {
      const known = await whatIsKnown()
      const lines = Object.entries(known?.lines ?? {})
      const byAction = (value: Amount) =>
        lines.flatMap(([action, line]): Sample[] => (line[value] === null ? [] : [[{ action }, line[value]]]))
      const modes = lines.map(([action, { mode }]): Sample => [{ action, mode }, 1])
      return [
        gauge('waiting_room_up', '1 while the lines can be reached.', known ? 1 : 0),
        gauge('waiting_room_waiting', 'People who wait.', byAction('waiting')),
        gauge('waiting_room_registered', 'People who wait for the draw.', byAction('registered')),
        gauge('waiting_room_entering_per_second', 'Recent entries a second.', byAction('perSecond')),
        gauge('waiting_room_wait_seconds', 'Wait of a person who joins now.', byAction('waitSeconds')),
        gauge(
          'waiting_room_opens_seconds',
          'Time of the opening, in seconds since 1970.',
          lines.flatMap(openingSample),
        ),
        gauge('waiting_room_listed', 'Addresses on the lists.', listedSamples(known?.lists)),
        gauge('waiting_room_inside', 'People inside.', byAction('inside')),
        counter('waiting_room_entered_total', 'People who have entered.', byAction('entered')),
        counter('waiting_room_completed_total', 'People who have ended their turn.', byAction('completed')),
        gauge('waiting_room_limit', 'Most people inside.', byAction('limit')),
        gauge('waiting_room_rate', 'Most entries a second.', byAction('rate')),
        gauge('waiting_room_mode', 'Mode of the line.', modes),
        counter('waiting_room_replies_total', 'Replies by return code.', samplesOf(replies)),
      ]
    },
  }

  // The lines themselves log that they are out of reach.
  async function whatIsKnown() {
    try {
      return { lines: await controls.report(), lists: await controls.lists() }
    } catch {
      return undefined
    }
  }
}

function listedSamples(lists: Pick<Lists, 'deny' | 'priority'> | undefined): Sample[] {
  if (!lists) return []
  return (['deny', 'priority'] as const).map(list => [{ list }, lists[list].length])
}

/** The opening of a line, in seconds since 1970. */
function openingSample([action, { schedule }]: [string, LineNow]): Sample[] {
  return schedule?.phase === 'before' ? [[{ action }, Date.parse(schedule.opensAt) / 1_000]] : []
}

function samplesOf(replies: ReadonlyMap<string, ReadonlyMap<number, number>>): Sample[] {
  return [...replies].flatMap(([action, codes]) =>
    [...codes].map(([code, count]): Sample => [{ action, code }, count]),
  )
}
