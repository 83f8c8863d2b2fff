// Plain JavaScript without packages: the bootstrap imports this file before either is there.
import { existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode, holderIn, stateOfHolder, writeHolder } from './holder.mjs'

const HEARTBEAT_MS = 1_000
const STALE_AFTER_MS = 10_000
const RETRY_AFTER_MS = 50

/**
 * A holder of this machine is found by its process number and start. One of another machine or container that shares
 * the volume shows that it is alive by touching the folder.
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
    return await work()
  } finally {
    release()
  }
}

/** @param {string} folder */
function tryToLock(folder) {
  if (isAbandoned(folder)) removeAbandoned(folder)
  if (!tryToMake(folder)) return false
  try {
    writeHolder(folder)
    return true
  } catch (error) {
    remove(folder)
    throw error
  }
}

/**
 * Another machine may have taken the lock of a holder that was suspended. It is then neither touched nor removed.
 * @param {string} folder
 */
function keepAlive(folder) {
  const own = holderIn(folder)
  const isOwn = () => existsSync(folder) && holderIn(folder) === own
  const heartbeat = setInterval(() => isOwn() && utimesSync(folder, new Date(), new Date()), HEARTBEAT_MS)
  const release = () => isOwn() && remove(folder)
  process.once('exit', release)
  return () => {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

/** @param {string} folder */
function isAbandoned(folder) {
  const state = stateOfHolder(folder)
  return state === 'unknown' ? isStale(folder) : state === 'dead'
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
  if (isStale(removal)) remove(removal)
  if (!tryToMake(removal)) return
  try {
    if (isAbandoned(folder)) remove(folder)
  } finally {
    remove(removal)
  }
}

/** @param {string} folder */
function remove(folder) {
  rmSync(folder, { recursive: true, force: true })
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
