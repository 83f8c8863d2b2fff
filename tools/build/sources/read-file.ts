import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a file of the workspace by its path from the root; null when there is none. */
export type ReadFile = (path: string) => Buffer | null

/** Reads files from the disk, each once. */
export function fromDisk(root: string): ReadFile {
  const known = new Map<string, Buffer | null>()
  return path => {
    const file = join(root, path)
    if (!known.has(path)) known.set(path, existsSync(file) ? readFileSync(file) : null)
    return known.get(path) ?? null
  }
}
