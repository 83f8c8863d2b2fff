// Plain JavaScript without packages, for the same reason as `lock.mjs`.
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/**
 * Writes into the folder of a lock that this process holds it. A full disk leaves that out, since the work may make room: a
 * dead holder is then found by its age. @param {string} folder
 */
export function writeHolder(folder) {
  const holder = { where: here(), pid: process.pid, startedAt: startOf(process.pid), hold: randomUUID() }
  try {
    writeFileSync(join(folder, 'holder'), JSON.stringify(holder))
  } catch (error) {
    if (!hasCode(error, 'ENOSPC')) throw error
  }
}

/**
 * Returns the text that differs with each hold of a lock; null where a full disk has left it out. @param {string} folder
 */
export function holderIn(folder) {
  try {
    return readFileSync(join(folder, 'holder'), 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/**
 * Returns the state of the process that holds a lock: unknown on another machine, and where the system reports no start
 * of a process. A suspended process runs. A process number that is in use again differs by its start.
 * @param {string} folder @returns {'runs' | 'dead' | 'unknown'}
 */
export function stateOfHolder(folder) {
  try {
    const { where, pid, startedAt } = JSON.parse(holderIn(folder) ?? '')
    if (where !== here()) return 'unknown'
    if (startOf(pid) !== startedAt) return 'dead'
    // Without its start, another process may have the number by now.
    return /^\d+$/.test(startedAt) ? 'runs' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Returns the name of everything that shares process numbers: a start of the machine, and a container in it. */
function here() {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/**
 * Returns the start of a running process in ticks of the machine, as far as the system reports it; null for one that has
 * ended. @param {number} pid
 */
function startOf(pid) {
  if (process.platform !== 'linux') return isRunning(pid) ? 'running' : null
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain anything; the state is the first field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return 'ZX'.includes(fields[0] ?? '') ? null : fields[19]
  } catch {
    return null
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process runs, under another account.
    return hasCode(error, 'EPERM')
  }
}

/** @param {unknown} error @param {string} code */
export function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
