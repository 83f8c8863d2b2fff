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
  const { phase, opensAt, closesAt = Infinity } = schedule
  if (phase === 'before') return now >= opensAt
  if (phase === 'drawing') return now >= opensAt + DRAWING_LASTS_MS
  return phase === 'open' && now >= closesAt
}

/** Does what the schedule of an action asks for: opens it after its draw, or has it take no one new. */
export async function carryOut(needed: Needed, action: string): Promise<void> {
  const settings = await needed.lines.settingsOf(action)
  const schedule = settings?.schedule
  if (!settings || !schedule || !isDue(settings, needed.now())) return
  if (schedule.phase === 'open') {
    const closed = { ...settings, schedule: { ...schedule, phase: 'closed' as const } }
    const mode = settings.mode === 'open' ? ('drain' as const) : settings.mode
    await needed.lines.steer(action, withMode(closed, mode), settings.revision)
    return
  }
  await draw(needed, action, drawn => {
    const mode = drawn.mode === 'wait' ? ('open' as const) : drawn.mode
    return withMode({ ...drawn, schedule: { ...schedule, phase: 'open' } }, mode)
  })
}

/**
 * Gives those who wait in the lobby the next numbers of the line, in the order drawn, and sets what `after` makes of the
 * settings. Only one process gets to draw; the others go on as before until it is done.
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

  const drawing: LineSettings = { ...settings, schedule: { ...schedule, phase: 'drawing' } }
  if ((await lines.steer(action, drawing, settings.revision)) !== 'done') return
  // Who comes now is asked to come again: the next number is one of the line itself.
  await lines.steer(lobbyOf(action), { mode: 'ipblock' })
  const drawn = await seatDrawn({ lines, records, now }, action, settings, schedule)
  await lines.steer(action, after({ ...settings, drawn }))
}

async function seatDrawn(
  { lines, records, now }: Needed,
  action: string,
  { drawn = [] }: LineSettings,
  { draw: secret, opensAt }: Schedule,
): Promise<readonly Draw[]> {
  const lastDrawn = drawn[0]?.to ?? 0
  const entrants = (await lines.waiting(lobbyOf(action))).filter(({ number }) => number > lastDrawn)
  if (!secret) return drawn
  const numbers = entrants.map(({ number }) => number)
  const order = await records.keep({ action, opensAt, draw: secret, numbers, now: now() })
  if (order.length === 0) return drawn
  const present = new Set(entrants.filter(({ isPresent }) => isPresent).map(({ number }) => number))
  const firstPlace = await lines.seat(
    action,
    order.map(number => present.has(number)),
  )
  const range = { from: lastDrawn + 1, to: numbers.at(-1) ?? lastDrawn }
  return [{ id: secret.id, ...range, firstPlace }, ...drawn].slice(0, DRAWS_KEPT)
}

export function newDraw(): { id: string; key: string } {
  return { id: randomBytes(8).toString('hex'), key: randomBytes(32).toString('hex') }
}

/** Testers' errors need a code, which no schedule sets. */
function withMode(settings: LineSettings, mode: LineSettings['mode']): LineSettings {
  return mode === 'error' ? settings : { ...settings, mode }
}
