import { join } from 'node:path'
import process from 'node:process'
import { withLock } from '../../packages/file-kit/src/lock.mjs'
import { removeStamp, isInstalled, writeStamp } from './installation.mjs'
import { root, toolsFolder } from './paths.mjs'
import { installPackages } from './packages.mjs'
import { installPnpm } from './pnpm.mjs'

/**
 * Installs pnpm, the packages and the pinned Node into the repository's own folders, in that order. Without a missing
 * part it does nothing, silently. Throws `CommandFailed` with the output of the failed command.
 */
export async function installDependencies() {
  if (isInstalled(root)) return
  const onWait = () => report('Another installation is running; waiting.')
  await withLock(join(toolsFolder, 'bootstrap.lock'), installAll, onWait)
}

async function installAll() {
  if (isInstalled(root)) return // another process has installed it while this one waited
  removeStamp(root)
  await installPnpm(report)
  await installPackages(report)
  writeStamp(root)
}

/** Writes progress to stderr, so that a command's own output stays clean. @param {string} line */
function report(line) {
  process.stderr.write(`${line}\n`)
}
