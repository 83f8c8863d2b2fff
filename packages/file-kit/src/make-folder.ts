import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode } from './error-code.ts'

/**
 * Creates a folder with its parents, unless it exists. Node's own `recursive` never ends under `/proc`, which refuses a
 * folder as if its parent were missing.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await makeUnlessThere(folder)
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await makeUnlessThere(folder)
  }
}

async function makeUnlessThere(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}
