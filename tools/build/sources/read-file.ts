import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a file of the workspace by its path from the root; null when there is none. */
export type ReadFile = (path: string) => Buffer | null

/** Reads files from the disk, each once. */
export function fromDisk(root: string): ReadFile {
  const known = new Map<string, Buffer | null>()
  return path => {
    if (!known.has(path)) known.set(path, readIfThere(join(root, path)))
    return known.get(path) ?? null
  }
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
