import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, unlessMissing } from 'file-kit'

/** A database server that runs on a cluster's folder. */
export type Postmaster = { pid: number; port: number }

/**
 * Returns the server that runs on this cluster now. Removes the files of a killed server, so that a new one can
 * start: its process id may belong to another process by now, which PostgreSQL itself cannot detect.
 */
export async function runningPostmaster(cluster: string): Promise<Postmaster | null> {
  const postmaster = await recorded(cluster)
  if (!postmaster) return null
  if (await runsOn(cluster, postmaster.pid)) return postmaster
  await rm(recordOf(cluster), { force: true })
  return null
}

const endingWithUs = new Set<string>()

/** Ends the server of this cluster when this process exits without having stopped it. `SIGKILL` alone prevents that. */
export function endWithThisProcess(cluster: string): void {
  if (endingWithUs.size === 0) process.once('exit', () => endingWithUs.forEach(endNow))
  endingWithUs.add(cluster)
}

// At the exit of a process nothing can be awaited.
function endNow(cluster: string): void {
  try {
    const pid = Number.parseInt(readFileSync(recordOf(cluster), 'utf8'), 10)
    const isOfCluster = () => readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    if (process.platform !== 'linux' || isOfCluster()) process.kill(pid, 'SIGINT')
  } catch {
    // It has ended before.
  }
}

async function recorded(cluster: string): Promise<Postmaster | null> {
  const text = await unlessMissing(readFile(recordOf(cluster), 'utf8'))
  if (text === null) return null
  const [pid, , , port] = text.split('\n')
  // A server that is just starting has not written its port yet; nothing listens at port 0.
  return { pid: Number(pid), port: Number(port ?? 0) }
}

function recordOf(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

async function runsOn(cluster: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return isProcessAlive(pid)
  try {
    // The working folder of a database server is its cluster's folder.
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster))
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH', 'EACCES')) return false
    throw error
  }
}

/** Returns true while a process with this id runs, of any user. */
function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return !hasCode(error, 'ESRCH')
  }
}
