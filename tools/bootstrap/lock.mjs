import { mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'

const HEARTBEAT_MS = 1_000
const STALE_AFTER_MS = 10_000
const LOOK_AGAIN_MS = 100

/**
 * Runs `work` while holding a lock that is a folder, so only one process at a time works. A holder
 * shows that it lives by touching the folder; the lock of one that was killed is taken after ten seconds.
 * `sayWeWait` is called once when somebody else holds the lock.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @param {() => void} sayWeWait
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, sayWeWait) {
  for (let isWaiting = false; !take(folder); isWaiting = true) {
    if (!isWaiting) sayWeWait()
    await wait(LOOK_AGAIN_MS)
  }
  const release = holdOn(folder)
  try {
    return await work()
  } finally {
    release()
  }
}

/** @param {string} folder */
function take(folder) {
  if (isStale(folder)) setAside(folder)
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** @param {string} folder */
function holdOn(folder) {
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
function isStale(folder) {
  const lock = statSync(folder, { throwIfNoEntry: false })
  return lock !== undefined && Date.now() - lock.mtimeMs > STALE_AFTER_MS
}

/** A rename succeeds for one only: two that wait for the same dead holder do not both take over. @param {string} folder */
function setAside(folder) {
  const aside = `${folder}.stale-${process.pid}`
  try {
    renameSync(folder, aside)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  rmSync(aside, { recursive: true, force: true })
}

/** @param {unknown} error @param {string} code */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
