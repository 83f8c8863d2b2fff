import { join } from 'node:path'
import process from 'node:process'
import { withLock } from '../../packages/file-kit/src/lock.mjs'
import { forgetInstallation, isInstalled, rememberInstallation } from './installation.mjs'
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
  const onWait = () => say('Another installation is running; waiting.')
  await withLock(join(toolsFolder, 'bootstrap.lock'), bring, onWait)
}

async function bring() {
  if (isInstalled(root)) return // another process brought it while we waited
  forgetInstallation(root)
  await bringPnpm(say)
  await bringPackages(say)
  rememberInstallation(root)
}

/** Progress goes to stderr, so that a command's own output stays clean. @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`)
}
