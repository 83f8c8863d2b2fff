import type { Stats } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import * as v from 'valibot'
import { contentTypeOf, contentFrom, type Content } from './content.ts'

const KEPT_BYTES = 96 * 1024 * 1024

const notThere = v.object({ code: v.picklist(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']) })

type Kept = { version: string; size: number; content: Promise<Content> }

export type FileCache = ReturnType<typeof createFileCache>

/** Reads files once and keeps them, with their compressed forms, until they change or others need the room. */
export function createFileCache() {
  const cache = new Map<string, Kept>()

  return {
    /**
     * Returns the file of that relative path inside a folder; null if there is none, or if the path leads out of the folder.
     * In a build that is `precompressed`, the form to send is the `.br` beside a file.
     */
    async find(folder: string, path: string, precompressed = false): Promise<Content | null> {
      const place = await placeOf(folder, path)
      if (!place) return null
      const kept = cache.get(place.file)
      const version = `${place.stats.ino}-${place.stats.mtimeMs}-${place.stats.size}`
      return kept?.version === version
        ? kept.content
        : keep(place.file, version, place.stats.size, precompressed)
    },
  }

  function keep(file: string, version: string, size: number, precompressed: boolean): Promise<Content> {
    const brotli = precompressed ? readFile(`${file}.br`).catch(() => undefined) : undefined
    const content = readFile(file).then(async bytes => contentFrom(bytes, contentTypeOf(file), await brotli))
    cache.delete(file)
    cache.set(file, { version, size, content })
    content.catch(() => cache.delete(file))
    evict()
    return content
  }

  function evict(): void {
    let bytes = [...cache.values()].reduce((sum, { size }) => sum + size, 0)
    for (const [file, { size }] of cache) {
      if (bytes <= KEPT_BYTES) return
      cache.delete(file)
      bytes -= size
    }
  }
}

async function placeOf(folder: string, path: string): Promise<{ file: string; stats: Stats } | null> {
  if (!isPlain(path)) return null
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    const stats = await stat(file)
    return file.startsWith(root + sep) && stats.isFile() ? { file, stats } : null
  } catch (error) {
    if (v.is(notThere, error)) return null
    throw error
  }
}

// Hidden files and every notation of `..` are refused.
function isPlain(path: string): boolean {
  if (/[\\\0]/.test(path)) return false
  return path.split('/').every(segment => segment !== '' && !segment.startsWith('.'))
}
