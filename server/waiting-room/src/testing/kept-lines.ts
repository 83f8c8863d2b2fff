import { createDiskJournal } from '../journal/disk-journal.ts'
import { secretKeptIn } from '../journal/kept-secret.ts'
import type { Lines } from '../line/lines.ts'
import { createMemoryLines } from '../line/memory-lines.ts'
import { createTicketKeys } from '../line/ticket-keys.ts'

const ACTIONS = ['act_1']

type Options = { now: () => number; onFailure?: (error: unknown) => void; largestBytes?: number }

/** Opens the lines that are kept in this folder. */
export function keptLines(folder: string, { now, onFailure = fail, largestBytes }: Options): Lines {
  const keys = createTicketKeys(secretKeptIn(folder), ACTIONS)
  const journal = createDiskJournal({ folder, onFailure, largestBytes })
  return createMemoryLines({ actions: ACTIONS, now, keys, journal })
}

function fail(error: unknown): never {
  throw error
}
