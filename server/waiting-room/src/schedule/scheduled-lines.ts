import { returnCode } from 'queue-protocol'
import type { Documents } from '../documents/documents.ts'
import { continueWith } from '../fast-path/maybe-promise.ts'
import type { LineReport, Lines, TicketReply } from '../line/lines.ts'
import { isBefore, isPaused } from '../line/modes.ts'
import { createDrawRecords, pendingRecord, type DrawRecord } from './draw-records.ts'
import { Failures } from './failures.ts'
import { KnownSettings } from './known-settings.ts'
import { Lobby } from './lobby.ts'
import { Openings } from './openings.ts'
import { lobbyOf } from './phases.ts'

export type ScheduledLines = Lines & {
  /** Returns the settings of an action. They may be a second old if another process has changed them. */
  settingsOf: Lines['settingsOf']
  /**
   * Sets the times at which a line opens and closes; null removes the plan. A line that is to open pauses until then.
   */
  plan: Openings['plan']
  amend: Openings['amend']
  /** Returns the public record of a draw; null for an unknown id. */
  drawOf(id: string): Promise<DrawRecord | null>
  /** Throws if an opening cannot be carried out, for `/readyz`. */
  verifyOpenings(): void
}

type Options = {
  /** Lines for the actions and the lobby of each. */
  lines: Lines
  actions: readonly string[]
  documents: Documents
  /** Milliseconds since 1970. */
  now: () => number
  /** Receives each failure of an opening once, until it is over. */
  onFailure: (error: unknown, work: string) => void
}

/** Lines that open and close by the clock. */
export function createScheduledLines({ lines, actions, documents, now, onFailure }: Options): ScheduledLines {
  const records = createDrawRecords(documents)
  const known = new KnownSettings({ lines, now })
  const failures = new Failures(onFailure)
  const openings = new Openings({ needed: { lines, records, now }, known, failures })
  const lobby = new Lobby({ lines, actions, records, known, openings, failures, now })

  return {
    ...lines,
    join: async (action, lane, network) => withNote(await lobby.join(action, lane, network), action),
    check: (key, lane) =>
      continueWith(
        lobby.isQuiet(key) ? lines.check(key, lane) : lobby.check(key, lane),
        (reply: TicketReply) => withNote(reply, lobby.actionOf(key)),
      ),
    stayAlive: key => lobby.atPlaceOf(key, lines.stayAlive),
    complete: async key => lines.complete(await lobby.placeKeyOf(key)),
    end: async key => lines.end(await lobby.placeKeyOf(key)),
    leave: async key => lines.leave(await lobby.placeKeyOf(key)),
    steer: (action, settings, revision) => openings.steer(action, settings, revision),
    plan: (action, plan, revision) => openings.plan(action, plan, revision),
    amend: (action, part) => openings.amend(action, part),
    async settingsOf(action) {
      if (!known.isFresh()) await known.readShared()
      return openings.current(action)
    },
    async report() {
      await known.read()
      await Promise.all(actions.map(action => openings.current(action)))
      return new Map(actions.flatMap(action => withLobby(action) ?? []))
    },
    async drawOf(id) {
      await Promise.all(actions.map(action => openings.current(action)))
      const pending = actions.find(action => known.settings(action)?.schedule?.draw?.id === id)
      const schedule = pending && known.settings(pending)?.schedule
      return (await records.read(id)) ?? (pending && schedule ? pendingRecord(pending, schedule) : null)
    },
    verifyOpenings: () => failures.verify(),
  }

  function withNote(reply: TicketReply, action: string | undefined): TicketReply {
    const report = action === undefined ? undefined : known.report(action)
    if (!report || reply.code !== returnCode.CONTINUE) return reply
    const { message } = report.settings
    const isShown = message !== undefined && message.until > now()
    const isStopped = !reply.note && (report.isClosed === true || isPaused(report.settings))
    if (!isShown && !isStopped) return reply
    return { ...reply, ...(isStopped && { note: 'paused' }), ...(isShown && { message: message.text }) }
  }

  function withLobby(action: string): [[string, LineReport]] | undefined {
    const report = known.report(action)
    if (!report) return undefined
    const waiting = known.report(lobbyOf(action))?.counts.waiting
    const registered = isBefore(report.settings) && waiting !== undefined ? { registered: waiting } : {}
    return [[action, { ...report, ...registered, isOpeningStuck: openings.isStuck(action) }]]
  }
}
