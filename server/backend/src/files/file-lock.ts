import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from './error-code.ts'
import { isProcessAlive } from './process-alive.ts'

const ASK_AGAIN_AFTER_MS = 50
const PATIENCE_MS = 60_000

/** Another process holds the lock and does not give it back. */
export class LockHeld extends Error {
  override readonly name = 'LockHeld'
}

/**
 * Runs `work` while no other process of this machine holds the same lock file. The lock of a process that was killed
 * counts as given back. Throws `LockHeld` when a living holder keeps it for a minute.
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const mine = `${process.pid} ${randomUUID()}`
  await take(file, mine)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string, mine: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!(await tryToTake(file, mine))) {
    const holder = await textOf(file)
    if (holder !== null && !isProcessAlive(Number.parseInt(holder, 10))) await removeLockOf(file, holder)
    else if (performance.now() > deadline)
      throw new LockHeld(`${file} is held by process ${holder ?? 'unknown'}.`)
    else await wait(ASK_AGAIN_AFTER_MS)
  }
}

// A link appears with its text already in it: nobody ever reads an empty lock.
async function tryToTake(file: string, mine: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, mine)
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

// Two processes may find the same dead holder: only what is still its lock goes, one that was taken since is put back.
async function removeLockOf(file: string, holder: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  if ((await textOf(aside)) === holder) await rm(aside, { force: true })
  else await rename(aside, file)
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}
