import { returnCode } from 'queue-protocol'
import type { WaitingRoom } from '../line/reply-to-question.ts'
import type { LineMessage, LineReport, LineSettings, Schedule, Steered } from '../line/lines.ts'
import type { Lists } from '../lists/access-lists.ts'
import { commitmentTo } from '../schedule/draw.ts'
import type { Plan } from '../schedule/openings.ts'
import type { ScheduledLines } from '../schedule/scheduled-lines.ts'

/** The modes that operators set. People inside stay inside in all of them. */
export type Control = 'open' | 'pause' | 'drain' | 'block' | 'bypass'

/** Missing values stay as they are; null removes a limit or the schedule. */
export type LineChange = {
  mode?: Control | undefined
  limit?: number | null | undefined
  rate?: number | null | undefined
  schedule?: Plan | null | undefined
  /** The revision that the change is for; another one refuses it. */
  basedOn?: number | undefined
}

type Changed = { before: LineNow; after: LineNow } | 'no such line' | 'changed since'

export type Controls = ReturnType<typeof createControls>

type Needed = Pick<WaitingRoom, 'actions' | 'lists'> & {
  lines: ScheduledLines
  /** Milliseconds since 1970. */
  now?: () => number
}

/** The lines as operators see and steer them, by action. Rejects while the lines are out of reach. */
export function createControls({ lines, actions, lists, now = Date.now }: Needed) {
  return {
    report,
    /** Applies from the next question on, and is stored with the lines. */
    change: (action: string, wanted: LineChange) =>
      carriedOut(action, async () => {
        const { schedule, basedOn } = wanted
        const hasSettings = [wanted.mode, wanted.limit, wanted.rate].some(value => value !== undefined)
        const steered = hasSettings ? await steer(action, wanted) : 'done'
        if (steered !== 'done' || schedule === undefined) return steered
        return lines.plan(action, schedule, hasSettings ? undefined : basedOn)
      }),
    /** Shows a message to all who wait in a line, in place of the one before; null removes it. */
    announce: (action: string, message: LineMessage | null) =>
      carriedOut(action, () => lines.amend(action, { message: message ?? undefined })),
    /** Ends all turns of a line that are not over, and voids their passes. Resolves with their number. */
    async endTurns(action: string): Promise<number | 'no such line'> {
      if (!(await lineOf(action))) return 'no such line'
      const ended = await endTurnsOf(lines, action)
      // After the last end: until then a turn may still get passes.
      await lines.amend(action, { endedAt: now() })
      return ended
    },
    lists: () => lists.read(),
    /** Returns null if the lists were changed since the given revision. */
    changeLists: async (wanted: Lists) => ((await lists.replace(wanted)) ? lists.read() : null),
  }

  async function report(): Promise<Readonly<Record<string, LineNow>>> {
    const reports = await lines.report()
    const rows = Object.entries(actions).flatMap(([step, action]) => {
      const reported = reports.get(action)
      return reported ? [[action, lineNow(step, reported)] as const] : []
    })
    return Object.fromEntries(rows)
  }

  async function lineOf(action: string): Promise<LineNow | undefined> {
    return (await report())[action]
  }

  async function carriedOut(action: string, act: () => Promise<Steered>): Promise<Changed> {
    const before = await lineOf(action)
    if (!before) return 'no such line'
    const done = await act()
    return done === 'done' ? { before, after: (await lineOf(action)) ?? before } : done
  }

  /** Concurrent changes are applied one after the other. */
  async function steer(action: string, wanted: LineChange) {
    for (;;) {
      const settings = (await lines.report()).get(action)?.settings ?? { mode: 'open' }
      const expected = wanted.basedOn ?? settings.revision ?? 0
      const steered = await lines.steer(action, changed(settings, wanted), expected)
      if (steered !== 'changed since' || wanted.basedOn !== undefined) return steered
    }
  }
}

/** Ends all turns of a line. Returns the number of those that were not over by then. */
async function endTurnsOf(lines: ScheduledLines, action: string): Promise<number> {
  const numbers = await lines.inside(action)
  const endTurn = async (number: number) => lines.end(await lines.keyOf({ action, number }))
  const codes = await Promise.all(numbers.map(endTurn))
  return codes.filter(code => code === returnCode.SUCCESS).length
}

export type LineNow = ReturnType<typeof lineNow>

/** Returns a line as operators see it: null is no limit. Modes of testers keep their name. */
function lineNow(step: string, { settings, counts, pace, registered = 0, isOpeningStuck }: LineReport) {
  const { mode, limit = null, rate = null, schedule, revision = 0, message } = settings
  const shownMode: Control | LineSettings['mode'] = mode === 'wait' ? 'pause' : mode
  const isStopped = !['open', 'drain'].includes(mode) || limit === 0 || rate === 0
  return {
    /** The step of the site that queues for it. */
    step,
    mode: shownMode,
    limit,
    rate,
    ...counts,
    schedule: schedule ? scheduleNow(schedule, isOpeningStuck) : null,
    /** People who wait for the draw. */
    registered,
    /** Recent entries per second. */
    perSecond: Math.round(pace.entered * 10) / 10,
    /** The message to people who wait, until an ISO time that may be past. */
    message: message ? { text: message.text, until: new Date(message.until).toISOString() } : null,
    /** The wait of a person who joins now; null while nobody enters. */
    waitSeconds: isStopped ? null : Math.round(counts.waiting / pace.expected),
    /** Counts the changes of operators. */
    revision,
  }
}

/** Returns opening and closing time as ISO times, and the draw of people who join before the opening. */
function scheduleNow({ phase, opensAt, closesAt, draw }: Schedule, isStuck = false) {
  return {
    /** `stuck` while the draw of the opening fails. */
    phase: isStuck ? ('stuck' as const) : phase,
    opensAt: new Date(opensAt).toISOString(),
    closesAt: closesAt === undefined ? null : new Date(closesAt).toISOString(),
    draw: draw ? { id: draw.id, commitment: commitmentTo(draw), byNetwork: draw.byNetwork !== false } : null,
  }
}

function changed(settings: LineSettings, { mode, limit, rate }: LineChange): LineSettings {
  const limits = {
    limit: limit === undefined ? settings.limit : (limit ?? undefined),
    rate: rate === undefined ? settings.rate : (rate ?? undefined),
  }
  if (mode === undefined) return { ...settings, ...limits }
  return { mode: mode === 'pause' ? 'wait' : mode, ...limits }
}
