import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Line } from '../line/line.ts'
import type { LineJournal } from '../line/line-journal.ts'
import { applyRecord, readRecord, recordsOf, type JournalRecord } from './journal-record.ts'

const SYNC_EVERY_MS = 100
const TRY_AGAIN_AFTER_MS = 1_000
const LARGEST_BYTES = 16 * 1024 * 1024
/** More numbers than are given between two syncs. */
const NUMBERS_SKIPPED = 10_000

type Options = {
  folder: string
  /** Hears that nothing is kept for now: the lines go on, and are written again as soon as that works. */
  onFailure: (error: unknown) => void
  /** How long the file may be besides twice of what it says. */
  largestBytes?: number | undefined
}

/**
 * Lines in a file, for one process: every change is written before the reply to it, so that it survives the end of the
 * process, and brought to the disk ten times a second, so that all but the last moment survives a power cut. A file that
 * has grown long is replaced by a short one that says the same.
 */
export function createDiskJournal({ folder, onFailure, largestBytes = LARGEST_BYTES }: Options): LineJournal {
  const path = join(folder, 'lines.jsonl')
  let lines: ReadonlyMap<string, Line> = new Map()
  /** The open file; undefined while nothing is kept. */
  let file: number | undefined
  let bytes = 0
  let largest = largestBytes
  let isSyncing = false
  /** What is to be written in one piece. */
  let held: string[] | undefined

  return {
    restore(empty) {
      mkdirSync(folder, { recursive: true })
      for (const record of readKept(path)) {
        const line = empty.get(record.action)
        if (line) applyRecord(line, record)
      }
      for (const { tickets } of empty.values()) skipNumbers(tickets)
      lines = empty
      rewrite()
    },
    together(changes) {
      held = []
      changes()
      const text = held.join('')
      held = undefined
      if (text !== '') write(text)
    },
    keepState: (action, number, state) => keep({ action, state, from: number, to: number }),
    keepSettings: (action, settings) => keep({ action, settings }),
    keepPace: (action, pace) => keep({ action, pace }),
  }

  function keep(record: JournalRecord): void {
    if (held) held.push(textOf(record))
    else write(textOf(record))
  }

  function write(text: string): void {
    if (file === undefined) return
    try {
      bytes += writeSync(file, text)
      if (bytes > largest) rewrite()
      else syncSoon()
    } catch (error) {
      fail(error)
    }
  }

  function rewrite(): void {
    const draft = `${path}.draft`
    const fresh = openSync(draft, 'w', 0o600)
    try {
      const text = [...lines.values()].flatMap(line => [...recordsOf(line)].map(textOf)).join('')
      writeSync(fresh, text)
      fsyncSync(fresh)
      renameSync(draft, path)
      bytes = Buffer.byteLength(text)
      largest = largestBytes + 2 * bytes
    } catch (error) {
      closeSync(fresh)
      throw error
    }
    if (file !== undefined) closeSync(file)
    file = fresh
  }

  function syncSoon(): void {
    if (isSyncing) return
    isSyncing = true
    setTimeout(() => {
      isSyncing = false
      const synced = file
      if (synced !== undefined) fdatasync(synced, error => error && file === synced && fail(error))
    }, SYNC_EVERY_MS).unref()
  }

  function fail(error: unknown): void {
    if (file === undefined) return
    closeSync(file)
    file = undefined
    onFailure(error)
    tryAgainSoon()
  }

  function tryAgainSoon(): void {
    setTimeout(() => {
      try {
        rewrite()
      } catch {
        tryAgainSoon()
      }
    }, TRY_AGAIN_AFTER_MS).unref()
  }
}

// Numbers of the last moment before a power cut are not on the disk: no one else may get them.
function skipNumbers({ counts, restoreCounts }: Line['tickets']): void {
  const { lastNumber, entered, completed } = counts()
  if (lastNumber > 0) restoreCounts({ lastNumber: lastNumber + NUMBERS_SKIPPED, entered, completed })
}

function readKept(path: string): JournalRecord[] {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return text.split('\n').flatMap(line => readRecord(line) ?? [])
}

const textOf = (record: JournalRecord) => `${JSON.stringify(record)}\n`
