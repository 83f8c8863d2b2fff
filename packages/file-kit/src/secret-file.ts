import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode } from './error-code.ts'
import { makeFolder } from './make-folder.ts'

/** Returns the secret in a file that only its owner can read. The first call creates it by `make`. */
export async function secretIn(file: string, make: () => string = randomSecret): Promise<string> {
  await makeFolder(dirname(file))
  await writeOnce(file, make())
  return readFile(file, 'utf8')
}

function randomSecret(): string {
  return randomBytes(24).toString('base64url')
}

// If two processes start at once, one writes the whole file and the other reads it.
async function writeOnce(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    await link(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft)
  }
}
