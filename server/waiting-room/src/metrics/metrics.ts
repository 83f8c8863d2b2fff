import type { FastifyInstance } from 'fastify'
import { bearerOf, isSameSecret, notFound, processMetrics } from 'server-kit'
import type { Controls, LineNow } from '../controls/controls.ts'

export type Metrics = ReturnType<typeof createMetrics>
type Figure = { [K in keyof LineNow]: LineNow[K] extends number | null ? K : never }[keyof LineNow]
type Sample = readonly [labels: Readonly<Record<string, string | number>>, value: number]

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
     * Returns them in the text format of Prometheus. While the lines are out of reach, `waiting_room_up` is 0 and their
     * figures are missing.
     */
    async text(): Promise<string> {
      const known = await whatIsKnown()
      const lines = Object.entries(known?.lines ?? {})
      const byAction = (value: Figure) =>
        lines.flatMap(([action, line]): Sample[] => (line[value] === null ? [] : [[{ action }, line[value]]]))
      const modes = lines.map(([action, { mode }]): Sample => [{ action, mode }, 1])
      return [
        metric('waiting_room_up', 'gauge', [[{}, known ? 1 : 0]]),
        metric('waiting_room_waiting', 'gauge', byAction('waiting')),
        metric('waiting_room_registered', 'gauge', byAction('registered')),
        metric('waiting_room_entering_per_second', 'gauge', byAction('perSecond')),
        metric('waiting_room_wait_seconds', 'gauge', byAction('waitSeconds')),
        metric('waiting_room_opens_seconds', 'gauge', lines.flatMap(openingSample)),
        metric('waiting_room_listed', 'gauge', listedSamples(known?.lists)),
        metric('waiting_room_inside', 'gauge', byAction('inside')),
        metric('waiting_room_entered_total', 'counter', byAction('entered')),
        metric('waiting_room_completed_total', 'counter', byAction('completed')),
        metric('waiting_room_limit', 'gauge', byAction('limit')),
        metric('waiting_room_rate', 'gauge', byAction('rate')),
        metric('waiting_room_mode', 'gauge', modes),
        metric('waiting_room_replies_total', 'counter', samplesOf(replies)),
      ].join('')
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

function listedSamples(
  lists: { deny: readonly string[]; priority: readonly string[] } | undefined,
): Sample[] {
  if (!lists) return []
  return [
    [{ list: 'deny' }, lists.deny.length],
    [{ list: 'priority' }, lists.priority.length],
  ]
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

function metric(name: string, type: 'gauge' | 'counter', samples: readonly Sample[]): string {
  const rows = samples.map(([labels, value]) => `${name}${labelled(labels)} ${value}\n`)
  return `# TYPE ${name} ${type}\n${rows.join('')}`
}

function labelled(labels: Sample[0]): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${JSON.stringify(String(value))}`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

/** Serves `GET /metrics` to clients with the token (`Authorization: Bearer …`), 404 to others. Open without a token. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !isSameSecret(bearerOf(request) ?? '', token)) return notFound(request, reply)
    void reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8')
    return `${processMetrics()}${await metrics.text()}`
  })
}
