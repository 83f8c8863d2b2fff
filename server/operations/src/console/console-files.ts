import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { hasCode } from 'file-kit'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

const PLAIN_NAME = /^(assets\/)?[A-Za-z0-9_-][\w.-]*$/

type ConsoleFile = { type: string; bytes: Buffer; gzipped: Buffer }

/**
 * Finds files of the built console by their path in its folder; null for what is not there, or is no page, script or
 * stylesheet. A file is read and compressed once for each time that it is written.
 */
export function createConsoleFiles(folder: string): (path: string) => Promise<ConsoleFile | null> {
  const known = new Map<string, { written: number; file: ConsoleFile }>()

  return async path => {
    const type = TYPES[extname(path)]
    if (!type || !PLAIN_NAME.test(path)) return null
    try {
      const { mtimeMs: written } = await stat(join(folder, path))
      const found = known.get(path)
      if (found?.written === written) return found.file
      const bytes = await readFile(join(folder, path))
      const file = { type, bytes, gzipped: await promisify(gzip)(bytes) }
      known.set(path, { written, file })
      return file
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null
      throw error
    }
  }
}
