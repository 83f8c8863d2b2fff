import type { WaitingRoom } from '../line/answer-question.ts'
import type { LineCounts, LineReport, LineSettings } from '../line/lines.ts'

/** What operators do with a line. Those who have entered stay inside through all of it. */
export type Control = 'open' | 'pause' | 'drain' | 'block' | 'bypass'

/** What is said of a line: null is no limit; a mode of testers is called as they call it. */
export type LineNow = LineCounts & {
  /** The step of the site that queues for it. */
  step: string
  mode: Control | LineSettings['mode']
  limit: number | null
  rate: number | null
}

/** What is left out stays as it is; null takes a limit away. */
export type LineChange = {
  mode?: Control | undefined
  limit?: number | null | undefined
  rate?: number | null | undefined
}

/** The lines as operators see and steer them, by action. Rejects while the lines cannot be reached. */
export type Controls = {
  report(): Promise<Readonly<Record<string, LineNow>>>
  /** Holds from the next question on and is kept with the lines; null when there is no such action. */
  change(action: string, change: LineChange): Promise<{ before: LineNow; after: LineNow } | null>
}

export function createControls({ lines, actions }: Pick<WaitingRoom, 'lines' | 'actions'>): Controls {
  return {
    async report() {
      const reports = await lines.report()
      const rows = Object.entries(actions).flatMap(([step, action]) => {
        const report = reports.get(action)
        return report ? [[action, lineNow(step, report)] as const] : []
      })
      return Object.fromEntries(rows)
    },
    async change(action, change) {
      const before = await lineOf(action)
      if (!before) return null
      const settings = (await lines.report()).get(action)?.settings ?? { mode: 'open' }
      await lines.steer(action, changed(settings, change))
      const after = await lineOf(action)
      return after && { before, after }
    },
  }

  async function lineOf(action: string): Promise<LineNow | null> {
    const report = (await lines.report()).get(action)
    const step = Object.entries(actions).find(([, known]) => known === action)?.[0]
    return report && step !== undefined ? lineNow(step, report) : null
  }
}

function lineNow(step: string, { settings, counts }: LineReport): LineNow {
  const { mode, limit = null, rate = null } = settings
  return { step, mode: mode === 'wait' ? 'pause' : mode, limit, rate, ...counts }
}

function changed(settings: LineSettings, { mode, limit, rate }: LineChange): LineSettings {
  const limits = {
    limit: limit === undefined ? settings.limit : (limit ?? undefined),
    rate: rate === undefined ? settings.rate : (rate ?? undefined),
  }
  if (mode === undefined) return { ...settings, ...limits }
  return { mode: mode === 'pause' ? 'wait' : mode, ...limits }
}
