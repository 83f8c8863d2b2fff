import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

// Far longer than any request may take.
const NOBODY_USES_IT_AFTER_MS = 60 * 60_000

/** A folder of its own for the files of one request. */
export async function newIncomingFolder(dataDir: string): Promise<string> {
  const incoming = incomingIn(dataDir)
  await mkdir(incoming, { recursive: true })
  return mkdtemp(join(incoming, 'call-'))
}

/** Removes what a backend left behind that ended in the middle of a request. */
export async function clearIncoming(dataDir: string, now: Date): Promise<void> {
  const incoming = incomingIn(dataDir)
  await mkdir(incoming, { recursive: true })
  for (const name of await readdir(incoming)) {
    const folder = join(incoming, name)
    const { mtimeMs } = await stat(folder)
    // Another backend may share the data folder and be at work.
    if (now.getTime() - mtimeMs > NOBODY_USES_IT_AFTER_MS) await rm(folder, { recursive: true, force: true })
  }
}

function incomingIn(dataDir: string): string {
  return join(dataDir, 'incoming')
}
