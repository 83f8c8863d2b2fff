import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Documents } from './documents.ts'

/** One file for each document, written as a whole or not at all. For one process. */
export function createDiskDocuments(folder: string): Documents {
  return {
    read: async name => readNow(name),
    // Synchronous, so that nothing runs between reading and writing.
    async replace(name, before, text) {
      if (readNow(name) !== before) return false
      mkdirSync(folder, { recursive: true })
      const draft = openSync(`${fileOf(name)}.draft`, 'w', 0o600)
      try {
        writeSync(draft, text)
        fsyncSync(draft)
      } finally {
        closeSync(draft)
      }
      renameSync(`${fileOf(name)}.draft`, fileOf(name))
      return true
    },
  }

  function fileOf(name: string): string {
    return join(folder, `${name}.json`)
  }

  function readNow(name: string): string | null {
    return existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : null
  }
}
