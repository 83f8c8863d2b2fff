import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Line } from '../line/line.ts'
import type { LineJournal } from '../line/line-journal.ts'
import { JournalFile } from './journal-file.ts'
import { applyRecord, readRecord, recordsOf, type JournalRecord } from './journal-record.ts'

const LARGEST_BYTES = 16 * 1024 * 1024
/** More numbers than are issued between two syncs. */
const NUMBERS_SKIPPED = 10_000

type Options = {
  folder: string
  /** Called when writing begins to fail. The lines go on, and are written again as soon as possible. */
  onFailure: (error: unknown) => void
  /** The file may be this much longer than twice its shortest text. */
  largestBytes?: number | undefined
}

/**
 * Keeps the lines of one process in a file. Every change is written before the reply to it, so that it survives the end
 * of the process. All but the last tenth of a second survives a power cut.
 */
export function createDiskJournal({ folder, onFailure, largestBytes = LARGEST_BYTES }: Options): LineJournal {
  const path = join(folder, 'lines.jsonl')
  const state = {
    lines: new Map() as ReadonlyMap<string, Line>,
    /** Records that are to be written in one piece. */
    held: undefined as string[] | undefined,
  }
  const wholeText = () => [...state.lines.values()].flatMap(line => [...recordsOf(line)].map(textOf)).join('')
  const file = new JournalFile({ path, wholeText, largestBytes, onFailure })

  return {
    restore(empty) {
      mkdirSync(folder, { recursive: true })
      for (const record of readKept(path)) {
        const line = empty.get(record.action)
        if (line) applyRecord(line, record)
      }
      for (const { tickets } of empty.values()) skipNumbers(tickets)
      state.lines = empty
      file.rewrite()
    },
    together(changes) {
      state.held = []
      changes()
      const text = state.held.join('')
      state.held = undefined
      if (text !== '') file.append(text)
    },
    keepState: (action, number, kept) => keep({ action, state: kept, from: number, to: number }),
    keepGroup: (action, number, group) => keep({ action, group, from: number, to: number }),
    keepSettings: (action, settings) => keep({ action, settings }),
    keepPace: (action, pace) => keep({ action, ...pace }),
  }

  function keep(record: JournalRecord): void {
    if (state.held) state.held.push(textOf(record))
    else file.append(textOf(record))
  }
}

// Skips numbers: the last ones before a power cut may have been issued without being on the disk.
function skipNumbers({ counts, restoreCounts }: Line['tickets']): void {
  const { lastNumber } = counts()
  if (lastNumber > 0) restoreCounts({ lastNumber: lastNumber + NUMBERS_SKIPPED })
}

function readKept(path: string): JournalRecord[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return text.split('\n').flatMap(line => readRecord(line) ?? [])
}

const textOf = (record: JournalRecord) => `${JSON.stringify(record)}\n`
