import { returnCode } from 'queue-protocol'
import type { Documents } from '../documents/documents.ts'
import type { Lane, LineReport, Lines, LineSettings, Steered, Turn } from '../line/lines.ts'
import { refusalIn, refusalToNewIn } from '../line/modes.ts'
import type { MaybePromise } from '../fast-path/maybe-promise.ts'
import { tagOf } from '../line/ticket-keys.ts'
import { createDrawRecords, pendingRecord, type DrawRecord } from './draw-records.ts'
import { beforeOpening, lobbyOf } from './lobby.ts'
import { carryOut, draw, isDue, newDraw, withPhase } from './phases.ts'

/** What is known of the settings is looked up again after this time: another process may have changed them. */
const KNOWN_FOR_MS = 1_000

/** When a line opens and closes, in milliseconds since 1970, and whether those before the opening are drawn. */
export type Plan = { opensAt: number; closesAt?: number | undefined; hasDraw: boolean }

export type ScheduledLines = Lines & {
  /** What holds for one action, for up to a second as it was, where another process has changed it. */
  settingsOf: Lines['settingsOf']
  /** Sets or, with null, takes away when a line opens and closes by itself; one that is to open pauses until then. */
  plan(action: string, plan: Plan | null, revision?: number): Promise<Steered>
  /** What everyone may know of a draw; null when there is none of this id. */
  drawOf(id: string): Promise<DrawRecord | null>
}

type Options = {
  /** Lines for the actions and the lobby of each. */
  lines: Lines
  actions: readonly string[]
  documents: Documents
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Lines that open and close by the clock. Who comes to a draw before the opening gets a number of the lobby; at the opening
 * each gets a place in the line by lot, for which that number goes on to stand. Who comes later is behind all of them.
 */
export function createScheduledLines({ lines, actions, documents, now }: Options): ScheduledLines {
  const records = createDrawRecords(documents)
  const needed = { lines, records, now }
  const owners = new Map(
    actions.flatMap(action => [
      [tagOf(action), { action, isLobby: false }],
      [tagOf(lobbyOf(action)), { action, isLobby: true }],
    ]),
  )
  let known: ReadonlyMap<string, LineReport> = new Map()
  let knownAt = -Infinity
  let begun = 0
  let taken = 0
  let refreshing: Promise<void> | undefined
  /** What is being carried out, so that the questions of that moment wait for it. */
  const carriedOut = new Map<string, Promise<void>>()

  return {
    ...lines,
    async join(action, lane) {
      const turn = await join(action, lane)
      if (turn.code !== returnCode.ALREADY_RUNNING) return turn
      // Another process has set a draw, or begun to draw, since this one has looked.
      knownAt = -Infinity
      const again = await join(action, lane)
      return again.code === returnCode.ALREADY_RUNNING ? { code: returnCode.IP_BLOCK } : again
    },
    check: (key, lane) => (isQuiet(key) ? lines.check(key, lane) : check(key, lane)),
    stayAlive: key => withPlaceOf(key, lines.stayAlive),
    complete: async key => lines.complete(await placeKeyOf(key)),
    leave: async key => lines.leave(await placeKeyOf(key)),
    async steer(action, settings, revision) {
      const isToOpen = ['open', 'drain', 'bypass', 'express'].includes(settings.mode)
      const found = await lines.settingsOf(action)
      const kept = ({ schedule, drawn }: LineSettings) => ({ ...settings, schedule, drawn })
      if (!isToOpen || found?.schedule?.phase !== 'before') return change(action, kept, revision)
      if (revision !== undefined && revision !== (found.revision ?? 0)) return 'changed since'
      await openEarly(action)
      return change(action, kept)
    },
    async settingsOf(action) {
      if (!isFresh()) await refreshTogether()
      return current(action)
    },
    async report() {
      await refresh()
      await Promise.all(actions.map(current))
      return new Map(
        actions.flatMap(action => {
          const report = known.get(action)
          return report ? [[action, withRegistered(report, known.get(lobbyOf(action)))] as const] : []
        }),
      )
    },
    async plan(action, plan, revision) {
      const found = await lines.settingsOf(action)
      if (!found) return 'no such line'
      if (revision !== undefined && revision !== (found.revision ?? 0)) return 'changed since'
      const { phase, draw: set } = found.schedule ?? {}
      // Those drawn now are to be seated first.
      if (phase === 'drawing') return 'changed since'
      const had = phase === 'before' ? set : undefined
      const isDrawnNow = had !== undefined && !plan?.hasDraw
      if (isDrawnNow) await draw(needed, action, drawn => ({ ...drawn, schedule: undefined }))
      if (plan?.hasDraw) await lines.steer(lobbyOf(action), { mode: 'wait' })
      return change(action, settings => planned(settings, plan, had), isDrawnNow ? undefined : revision)
    },
    async drawOf(id) {
      await Promise.all(actions.map(current))
      const pending = actions.find(action => known.get(action)?.settings.schedule?.draw?.id === id)
      const schedule = pending && known.get(pending)?.settings.schedule
      return (await records.read(id)) ?? (pending && schedule ? pendingRecord(pending, schedule) : null)
    },
  }

  /** Whether nothing is scheduled or was drawn where this key belongs, which is so nearly always. */
  function isQuiet(key: string): boolean {
    const owner = owners.get(key.slice(0, 8))
    if (!owner) return true
    const settings = known.get(owner.action)?.settings
    return isFresh() && !owner.isLobby && settings?.schedule === undefined
  }

  function isFresh(): boolean {
    return Math.abs(now() - knownAt) < KNOWN_FOR_MS
  }

  // One that was begun before another was taken knows less.
  async function refresh(): Promise<void> {
    const mine = (begun += 1)
    const reports = await lines.report()
    if (mine < taken) return
    taken = mine
    known = reports
    knownAt = now()
  }

  /** Whether another process has changed what holds since this one has looked; then this one has looked again. */
  async function isOutdated(action: string): Promise<boolean> {
    const found = await lines.settingsOf(action)
    if (found?.revision === known.get(action)?.settings.revision) return false
    await refreshTogether()
    return true
  }

  /** The same for all questions of a moment. */
  function refreshTogether(): Promise<void> {
    refreshing ??= refresh().finally(() => (refreshing = undefined))
    return refreshing
  }

  /** What holds now. While the lines cannot be reached that is what held last. */
  async function current(action: string): Promise<LineSettings | undefined> {
    try {
      if (!isFresh()) await refreshTogether()
      const settings = known.get(action)?.settings
      if (settings && isDue(settings, now())) await alone(action, () => carryOut(needed, action))
      await carriedOut.get(action)
    } catch {
      // The lines themselves say what is said to clients meanwhile, and tell the log.
    }
    return known.get(action)?.settings
  }

  async function alone(action: string, work: () => Promise<void>): Promise<void> {
    const running = carriedOut.get(action) ?? work().then(refresh)
    carriedOut.set(action, running)
    try {
      await running
    } finally {
      carriedOut.delete(action)
    }
  }

  async function join(action: string, lane?: Lane): Promise<Turn> {
    const settings = await current(action)
    const schedule = settings?.schedule
    if (!settings || !isBefore(settings) || !schedule) return lines.join(action, lane)
    if (!schedule.draw) return beforeOpening(await lines.join(action, lane), schedule, now())
    const code = refusalToNewIn({ ...settings, schedule: undefined })
    if (code) return { code }
    if (schedule.phase === 'drawing') return { code: returnCode.IP_BLOCK }
    return asEntrant(await lines.join(lobbyOf(action)), settings)
  }

  // While the lines cannot be reached, they say themselves what is said meanwhile.
  async function check(key: string, lane?: Lane): Promise<Turn> {
    try {
      return await checkScheduled(key, lane)
    } catch {
      return lines.check(key, lane)
    }
  }

  async function checkScheduled(key: string, lane?: Lane): Promise<Turn> {
    const owner = owners.get(key.slice(0, 8))
    const settings = owner && (await current(owner.action))
    if (!owner || !settings) return lines.check(key, lane)
    const { schedule } = settings
    if (!owner.isLobby) {
      const turn = await lines.check(key, lane)
      return isBefore(settings) && schedule && isWaiting(turn) ? beforeOpening(turn, schedule, now()) : turn
    }
    const place = await placeKeyOf(key)
    if (place !== key) return underKey(key, await lines.check(place, lane))
    const code = refusalIn(settings)
    if (code) return { code }
    if (!isBefore(settings))
      return (await isOutdated(owner.action)) ? checkScheduled(key, lane) : { code: returnCode.NO_SUCH_KEY }
    return asEntrant(await lines.check(key), settings)
  }

  async function withPlaceOf(key: string, ask: (key: string) => MaybePromise<Turn>): Promise<Turn> {
    const place = await placeKeyOf(key)
    return place === key ? ask(key) : underKey(key, await ask(place))
  }

  /** The key of the place in the line that was drawn for a number of the lobby; the key itself for any other. */
  async function placeKeyOf(key: string): Promise<string> {
    const owner = owners.get(key.slice(0, 8))
    if (!owner?.isLobby) return key
    const settings = await current(owner.action)
    const number = (await lines.nameOf(key))?.number ?? 0
    const drawn = settings?.drawn?.find(({ from, to }) => number >= from && number <= to)
    const place = drawn ? await records.placeOf(drawn, number) : null
    if (!drawn || place === null) return key
    return lines.keyOf({ action: owner.action, number: drawn.firstPlace + place })
  }

  async function asEntrant(turn: Turn, { schedule }: LineSettings): Promise<Turn> {
    if (!schedule || turn.key === undefined) return turn
    const name = await lines.nameOf(turn.key)
    return beforeOpening(turn, schedule, now(), name?.number)
  }

  /** Tries again when another was faster, unless the caller has said which settings it means. */
  async function change(
    action: string,
    changed: (settings: LineSettings) => LineSettings,
    revision?: number,
  ): Promise<Steered> {
    for (;;) {
      const settings = await lines.settingsOf(action)
      if (!settings) return 'no such line'
      const steered = await lines.steer(action, changed(settings), revision ?? settings.revision ?? 0)
      if (steered === 'done') await refresh()
      if (steered !== 'changed since' || revision !== undefined) return steered
    }
  }

  async function openEarly(action: string): Promise<void> {
    await alone(action, () =>
      draw(needed, action, settings => {
        const { schedule, ...rest } = withPhase(settings, 'open')
        return { ...rest, schedule: schedule && { ...schedule, opensAt: now() } }
      }),
    )
  }

  function planned(settings: LineSettings, plan: Plan | null, had: { id: string; key: string } | undefined) {
    if (!plan) return { ...settings, schedule: undefined }
    const { opensAt, closesAt, hasDraw } = plan
    const secret = hasDraw ? { draw: had ?? newDraw() } : {}
    const schedule = { opensAt, closesAt, ...secret, phase: 'before' as const }
    const { mode: _, ...rest } = settings
    return { ...rest, mode: 'wait' as const, schedule }
  }
}

function isBefore({ schedule }: LineSettings): boolean {
  return schedule?.phase === 'before' || schedule?.phase === 'drawing'
}

function isWaiting({ code }: Turn): boolean {
  return code === returnCode.CONTINUE
}

/** A number stays the same to who holds it. */
function underKey(key: string, turn: Turn): Turn {
  return turn.key === undefined ? turn : { ...turn, key }
}

function withRegistered(report: LineReport, lobby: LineReport | undefined): LineReport {
  return isBefore(report.settings) && lobby ? { ...report, registered: lobby.counts.waiting } : report
}
