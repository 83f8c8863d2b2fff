import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withLock } from 'file-kit'
import { startBackend, type Server } from './servers.ts'

const LOOK_EVERY_MS = 1000

/** Records in the data folder which development server runs its backend, and the address of the backend. */
type Note = { pid: number; address: string }

/**
 * Returns the backend of a data folder: the one of another development server, or a new one. Throws `EndedTooEarly`.
 */
export function sharedBackend(dataDir: string, start = startBackend): Promise<Server> {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'development-backend.json')
  return withLock(`${file}.lock`, async () => {
    const note = readNote(file)
    return note && isAlive(note) ? joined(note) : noted(file, await start(dataDir))
  })
}

/** A backend that this process has started; others may use it while this process runs. */
function noted(file: string, server: Server): Server {
  const note: Note = { pid: process.pid, address: server.address }
  writeFileSync(file, JSON.stringify(note))
  process.once('exit', () => rmSync(file, { force: true }))
  return server
}

function joined(note: Note): Server {
  process.stdout.write(`using the backend that runs at ${note.address}\n`)
  return { address: note.address, ended: untilGone(note) }
}

async function untilGone(note: Note): Promise<number> {
  while (isAlive(note)) await wait(LOOK_EVERY_MS, undefined, { ref: false })
  process.stderr.write('The development server that ran the backend has ended. Start this one again.\n')
  return 1
}

function readNote(file: string): Note | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null // none, or one that was not written to its end
  }
}

function isAlive({ pid }: Note): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
