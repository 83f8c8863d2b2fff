import { randomBytes } from 'node:crypto'
import type { Draw, Lines, LineSettings, Schedule } from '../line/lines.ts'
import type { DrawRecords } from './draw-records.ts'
import { lobbyOf } from './lobby.ts'

/** A process that was to draw and did not end it within this time is not there any more. */
const DRAWING_LASTS_MS = 15_000
const DRAWS_KEPT = 4

type Needed = { lines: Lines; records: DrawRecords; now: () => number }

/** Whether a schedule asks for something to be done now. */
export function isDue({ schedule }: LineSettings, now: number): boolean {
  if (!schedule) return false
  const { phase, opensAt, closesAt = Infinity, drawingSince = opensAt } = schedule
  if (phase === 'before') return now >= opensAt
  if (phase === 'drawing') return now >= drawingSince + DRAWING_LASTS_MS
  return phase === 'open' && now >= closesAt
}

/** Does what the schedule of an action asks for: opens it after its draw, or has it take no one new. */
export async function carryOut(needed: Needed, action: string): Promise<void> {
  const settings = await needed.lines.settingsOf(action)
  const schedule = settings?.schedule
  if (!settings || !schedule || !isDue(settings, needed.now())) return
  if (schedule.phase === 'open') {
    const closed = withPhase(settings, 'closed')
    const mode = settings.mode === 'open' ? ('drain' as const) : settings.mode
    await needed.lines.steer(action, withMode(closed, mode), settings.revision)
    return
  }
  await draw(needed, action, drawn => {
    const mode = drawn.mode === 'wait' ? ('open' as const) : drawn.mode
    return withMode(withPhase(drawn, 'open'), mode)
  })
}

/**
 * Gives those who wait in the lobby the next numbers of the line, in the order drawn, and sets what `after` makes of the
 * settings. One process draws, and the others go on as before until it is done; one that takes over from another gives
 * everyone the same.
 */
export async function draw(
  { lines, records, now }: Needed,
  action: string,
  after: (settings: LineSettings) => LineSettings,
): Promise<void> {
  const settings = await lines.settingsOf(action)
  const schedule = settings?.schedule
  if (!settings || !schedule) return
  if (!schedule.draw) return void (await lines.steer(action, after(settings), settings.revision))

  const drawing: Schedule = { ...schedule, phase: 'drawing', drawingSince: now() }
  const steered = await lines.steer(action, { ...settings, schedule: drawing }, settings.revision)
  if (steered !== 'done') return
  // The lobby takes no one new either: the next number is one of the line itself.
  await lines.steer(lobbyOf(action), { mode: 'wait', schedule: drawing })
  const drawn = await seatDrawn({ lines, records, now }, action, settings, schedule)
  await endDrawing(lines, action, known => after(drawn ? withDraw(known, drawn) : known))
}

/** What operators have changed meanwhile stays. Where another process has ended the draw there is nothing left to do. */
async function endDrawing(lines: Lines, action: string, after: (settings: LineSettings) => LineSettings) {
  for (;;) {
    const settings = await lines.settingsOf(action)
    if (settings?.schedule?.phase !== 'drawing') return
    if ((await lines.steer(action, after(settings), settings.revision)) === 'done') return
  }
}

async function seatDrawn(
  { lines, records, now }: Needed,
  action: string,
  { drawn = [] }: LineSettings,
  { draw: secret, opensAt }: Schedule,
): Promise<Draw | undefined> {
  const lastDrawn = drawn[0]?.to ?? 0
  const entrants = (await lines.waiting(lobbyOf(action))).filter(({ number }) => number > lastDrawn)
  if (!secret) return undefined
  const numbers = entrants.map(({ number }) => number)
  const order = await records.keep({ action, opensAt, draw: secret, numbers, now: now() })
  if (order.length === 0) return undefined
  const present = new Set(entrants.filter(({ isPresent }) => isPresent).map(({ number }) => number))
  const firstPlace = await lines.seat(
    action,
    order.map(number => present.has(number)),
    `${secret.id} of ${order.length}`,
  )
  const to = order.reduce((largest, number) => Math.max(largest, number), lastDrawn)
  return { id: secret.id, from: lastDrawn + 1, to, firstPlace }
}

function withDraw(settings: LineSettings, drawn: Draw): LineSettings {
  return { ...settings, drawn: [drawn, ...(settings.drawn ?? [])].slice(0, DRAWS_KEPT) }
}

/** The settings in another phase of what was scheduled. */
export function withPhase(settings: LineSettings, phase: Schedule['phase']): LineSettings {
  const { schedule } = settings
  return schedule ? { ...settings, schedule: { ...schedule, phase, drawingSince: undefined } } : settings
}

export function newDraw(): { id: string; key: string } {
  return { id: randomBytes(8).toString('hex'), key: randomBytes(32).toString('hex') }
}

/** Testers' errors need a code, which no schedule sets. */
function withMode(settings: LineSettings, mode: LineSettings['mode']): LineSettings {
  return mode === 'error' ? settings : { ...settings, mode }
}
