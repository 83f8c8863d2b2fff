import { createMemoryDocuments } from '../documents/documents.ts'
import { createMemoryLines } from '../line/memory-lines.ts'
import { createTicketKeys } from '../line/ticket-keys.ts'
import { createDrawRecords } from '../schedule/draw-records.ts'
import { Failures } from '../schedule/failures.ts'
import { KnownSettings } from '../schedule/known-settings.ts'
import { Lobby } from '../schedule/lobby.ts'
import { Openings } from '../schedule/openings.ts'
import { lobbyOf } from '../schedule/phases.ts'

export const NINE = Date.parse('2025-03-10T00:00:00Z')
export const LOBBY = lobbyOf('act_1')

/** The parts of a line with a schedule, an hour before nine. */
export function openingScene() {
  let time = NINE - 3_600_000
  const now = () => time
  const actions = ['act_1', LOBBY]
  const keys = createTicketKeys(new Uint8Array(32), actions)
  const lines = createMemoryLines({ actions, now: () => 0, keys })
  const known = new KnownSettings({ lines, now })
  const records = createDrawRecords(createMemoryDocuments())
  const failures = new Failures(() => undefined)
  const openings = new Openings({ needed: { lines, records, now }, known, failures })
  const lobby = new Lobby({ lines, actions: ['act_1'], records, known, openings, failures, now })
  return {
    lines,
    known,
    records,
    failures,
    openings,
    lobby,
    settings: () => lines.settingsOf('act_1'),
    setTime: (to: number) => void (time = to),
  }
}
