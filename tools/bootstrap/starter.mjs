import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

const LOOK_EVERY_MS = 300

/**
 * Calls `stop` when the npm that started this process has ended. npm passes a signal to the shell of a script, and
 * some shells end without passing it on: the site would then run for ever.
 * @param {() => void} stop
 */
export function whenStarterIsGone(stop) {
  if (!process.env['npm_lifecycle_event']) return // started by hand: may well outlive its shell
  const parent = process.ppid
  const npm = shellsParent(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return
    clearInterval(timer)
    stop()
  }, LOOK_EVERY_MS)
  timer.unref()
}

/** Other shells replace themselves with the script, and then the parent is npm. @param {number} parent */
function shellsParent(parent) {
  const status = `/proc/${parent}/status`
  if (!existsSync(status)) return parent
  const [, grandparent] = /^Name:\s+(?:da)?sh\n[^]*^PPid:\s+(\d+)/m.exec(readFileSync(status, 'utf8')) ?? []
  return grandparent ? Number(grandparent) : parent
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false // no such process
  }
}
