// Plain JavaScript without packages: the bootstrap imports this file before either is there.
import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { isHolderDead, writeHolder } from './holder.mjs'

const HEARTBEAT_MS = 1_000
const STALE_AFTER_MS = 10_000
const RETRY_AFTER_MS = 50

/**
 * A holder shows that it is alive by touching the folder. This also works between machines and containers that share a
 * volume. A dead holder of this machine is found by its process number and start, without waiting.
 * @type {import('./lock.mjs').withLock}
 */
export async function withLock(folder, work, onWait = () => undefined) {
  mkdirSync(dirname(folder), { recursive: true })
  for (let isWaiting = false; !tryToLock(folder); isWaiting = true) {
    if (!isWaiting) onWait()
    await wait(RETRY_AFTER_MS)
  }
  const release = keepAlive(folder)
  try {
    writeHolder(folder)
    return await work()
  } finally {
    release()
  }
}

/** @param {string} folder */
function tryToLock(folder) {
  if (isAbandoned(folder)) removeAbandoned(folder)
  return tryToMake(folder)
}

/** @param {string} folder */
function keepAlive(folder) {
  const heartbeat = setInterval(() => utimesSync(folder, new Date(), new Date()), HEARTBEAT_MS)
  const release = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', release)
  return () => {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

/** @param {string} folder */
function isAbandoned(folder) {
  return isStale(folder) || isHolderDead(folder)
}

/** @param {string} folder */
function isStale(folder) {
  const lock = statSync(folder, { throwIfNoEntry: false })
  return lock !== undefined && Date.now() - lock.mtimeMs > STALE_AFTER_MS
}

/**
 * Only one process at a time checks again and removes the folder. Otherwise, of two that wait for the same dead
 * holder, the second would remove the new lock of the first.
 * @param {string} folder
 */
function removeAbandoned(folder) {
  const removal = `${folder}.removal`
  if (isStale(removal)) rmSync(removal, { recursive: true, force: true })
  if (!tryToMake(removal)) return
  try {
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true })
  } finally {
    rmSync(removal, { recursive: true, force: true })
  }
}

/** @param {string} folder */
function tryToMake(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** @param {unknown} error @param {string} code */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
