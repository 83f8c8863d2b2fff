import { randomBytes } from 'node:crypto'
import type { Draw, Lines, LineSettings, Schedule } from '../line/lines.ts'
import type { DrawRecords } from './draw-records.ts'

/** A process that has not ended its draw after this time counts as lost. */
const DRAWING_LASTS_MS = 15_000
const DRAWS_KEPT = 4

/** Everything that a draw works with; `now` is milliseconds since 1970. */
export type Needed = { lines: Lines; records: DrawRecords; now: () => number }

/** Returns the name of the line in which people wait for the draw of an action. */
export function lobbyOf(action: string): string {
  return `${action} draw`
}

/** Returns true if a line has to open, draw or close now. */
export function isDue({ schedule }: LineSettings, now: number): boolean {
  if (!schedule) return false
  const { phase, opensAt, closesAt = Infinity, drawingSince = opensAt } = schedule
  if (phase === 'before') return now >= opensAt
  if (phase === 'drawing') return now >= drawingSince + DRAWING_LASTS_MS
  return phase === 'open' && now >= closesAt
}

/** Opens the line of an action after its draw, or closes it to new people, if that is due. */
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
 * Seats the people in the lobby on the next numbers of the line, in the order drawn, and changes the settings by
 * `after`. One process draws while the others wait. A process that takes over gives everyone the same number.
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
  // The lobby is closed too: the next number is one of the line itself.
  await lines.steer(lobbyOf(action), { mode: 'wait', schedule: drawing })
  const drawn = await seatDrawn({ lines, records, now }, action, settings, schedule)
  await endDrawing(lines, action, known => after(drawn ? withDraw(known, drawn) : known))
}

/** Changes of operators meanwhile are kept. Does nothing if another process has ended the draw. */
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
  const order = await records.keep({ action, opensAt, draw: secret, entrants, now: now() })
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

/** Returns the settings with another phase of their schedule. */
export function withPhase(settings: LineSettings, phase: Schedule['phase']): LineSettings {
  const { schedule } = settings
  return schedule ? { ...settings, schedule: { ...schedule, phase, drawingSince: undefined } } : settings
}

/** Returns a draw with a fresh id and secret key, both hexadecimal. */
export function newDraw(): { id: string; key: string } {
  return { id: randomBytes(8).toString('hex'), key: randomBytes(32).toString('hex') }
}

/** The mode `error` of testers stays: it has a code that no schedule sets. */
function withMode(settings: LineSettings, mode: LineSettings['mode']): LineSettings {
  return mode === 'error' ? settings : { ...settings, mode }
}
