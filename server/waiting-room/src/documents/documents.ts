import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Small texts by name. They outlive the process, and all processes of a site share them. */
export type Documents = {
  read(name: string): Promise<string | null>
  /** Writes the text if the stored one is still `before` (null for none); returns true if it was. */
  replace(name: string, before: string | null, text: string): Promise<boolean>
}

/** Documents that end with their process. */
export function createMemoryDocuments(): Documents {
  const texts = new Map<string, string>()
  return {
    read: async name => texts.get(name) ?? null,
    async replace(name, before, text) {
      if ((texts.get(name) ?? null) !== before) return false
      texts.set(name, text)
      return true
    },
  }
}

/** One file for each document, written as a whole or not at all. For one process. */
export function createDiskDocuments(folder: string): Documents {
  return {
    read: async name => readNow(name),
    // Synchronous, so that nothing runs between reading and writing.
    async replace(name, before, text) {
      if (readNow(name) !== before) return false
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${fileOf(name)}.draft`, text, { mode: 0o600, flush: true })
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
