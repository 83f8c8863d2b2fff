import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from 'file-kit'

const FORMER_OWNER_MAY_TAKE_MS = 3_000
const ASK_AGAIN_AFTER_MS = 50
/** Some systems refuse longer addresses. */
const LONGEST_ADDRESS = 100

/** Another waiting room keeps its lines in the same folder. */
export class LinesInUse extends Error {
  override readonly name = 'LinesInUse'
}

/**
 * Makes this process the only one that keeps lines under a data folder. It listens on a socket there, which ends with
 * the process. Waits a moment for a process that is stopping. Returns a function that gives the folder up.
 * @throws LinesInUse
 */
export async function becomeOwner(
  dataDir: string,
  patienceMs = FORMER_OWNER_MAY_TAKE_MS,
): Promise<() => void> {
  const address = addressIn(dataDir)
  const deadline = performance.now() + patienceMs
  for (;;) {
    const server = await tryToListen(address)
    if (server) return () => void server.close()
    if (!(await isHeld(address))) rmSync(address, { force: true })
    else if (performance.now() < deadline) await wait(ASK_AGAIN_AFTER_MS)
    else throw new LinesInUse(`Another waiting room runs on ${dataDir}. Stop it, or choose another DATA_DIR.`)
  }
}

function addressIn(dataDir: string): string {
  const folder = join(dataDir, 'waiting-room')
  mkdirSync(folder, { recursive: true })
  const address = join(folder, 'owner.sock')
  if (Buffer.byteLength(address) <= LONGEST_ADDRESS) return address
  return join(tmpdir(), `${createHash('sha256').update(address).digest('hex').slice(0, 32)}.sock`)
}

async function tryToListen(address: string): Promise<Server | undefined> {
  const server = createServer(socket => socket.destroy())
  try {
    await once(server.listen(address), 'listening')
    return server.unref()
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) return undefined
    throw error
  }
}

/** False when the process that listened there has ended. */
async function isHeld(address: string): Promise<boolean> {
  const socket = connect(address)
  try {
    await once(socket, 'connect')
    return true
  } catch (error) {
    if (hasCode(error, 'ECONNREFUSED') || hasCode(error, 'ENOENT')) return false
    throw error
  } finally {
    socket.destroy()
  }
}
