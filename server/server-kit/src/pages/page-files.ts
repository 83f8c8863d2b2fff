import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import * as v from 'valibot'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

const PLAIN_NAME = /^(assets\/)?[A-Za-z0-9_-][\w.-]*$/

const notThere = v.object({ code: v.literal('ENOENT') })

export type PageFile = { type: string; bytes: Buffer; gzipped: Buffer }

/**
 * Returns a function that finds files of a built page by path; null if there is no such page, script or stylesheet. A file
 * is read and compressed once each time that it is written.
 */
export function createPageFiles(folder: string): (path: string) => Promise<PageFile | null> {
  const known = new Map<string, { written: number; file: PageFile }>()

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
      if (v.is(notThere, error)) return null
      throw error
    }
  }
}
