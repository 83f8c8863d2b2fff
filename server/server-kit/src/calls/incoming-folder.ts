import { mkdir, mkdtempDisposable, readdir, rm, stat, type DisposableTempDir } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder of its own for the files of one request, for as long as they are in use. */
export async function newIncomingFolder(dataDir: string): Promise<DisposableTempDir> {
  const incoming = incomingIn(dataDir)
  await mkdir(incoming, { recursive: true })
  return mkdtempDisposable(join(incoming, 'call-'))
}

/** Removes the folders of requests that were cut off, if they have not changed since `before`. */
export async function clearIncoming(dataDir: string, before: Date): Promise<void> {
  const incoming = incomingIn(dataDir)
  await mkdir(incoming, { recursive: true })
  for (const name of await readdir(incoming)) {
    const folder = join(incoming, name)
    const { mtimeMs } = await stat(folder)
    if (mtimeMs <= before.getTime()) await rm(folder, { recursive: true, force: true })
  }
}

function incomingIn(dataDir: string): string {
  return join(dataDir, 'incoming')
}
