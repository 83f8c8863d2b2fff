import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { forgetInstallation, isInstalled, rememberInstallation } from './installation.mjs'
import { withLock } from './lock.mjs'
import { root, toolsFolder } from './paths.mjs'
import { bringPackages } from './packages.mjs'
import { bringPnpm } from './pnpm.mjs'

/**
 * Brings pnpm, the packages and the pinned Node into the repository's own folders, in that order.
 * Does nothing, and says nothing, when all of them are there. Throws `CommandFailed` with the output
 * of whatever did not work.
 */
export async function bringWhatIsMissing() {
  if (isInstalled(root)) return
  mkdirSync(toolsFolder, { recursive: true })
  const sayWeWait = () => say('somebody else is installing; waiting for them …')
  await withLock(join(toolsFolder, 'bootstrap.lock'), bring, sayWeWait)
}

async function bring() {
  if (isInstalled(root)) return // somebody else brought it while we waited
  forgetInstallation(root)
  await bringPnpm(say)
  await bringPackages(say)
  rememberInstallation(root)
}

/** Progress goes to stderr, so that a command's own output stays clean. @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`)
}
