import { join } from 'node:path'
import process from 'node:process'
import { existsSync } from 'node:fs'
import { withLock } from '../../packages/file-kit/src/lock.mjs'
import { removeStamp, isInstalled, writeStamp } from './installation.mjs'
import { root, toolsFolder, pinnedNode, pnpm } from './paths.mjs'
import { installPnpm } from './pnpm.mjs'
import { runQuietly } from './run-quietly.mjs'

/** Installs exactly the packages of the lock file. One of the packages is the pinned Node. */
async function installPackages() {
  report('installing packages and the pinned Node …')
  // Without a terminal pnpm would otherwise refuse to replace a node_modules of another layout.
  await runQuietly(pnpm, ['install', '--frozen-lockfile'], { CI: 'true' })
  if (!existsSync(pinnedNode))
    throw new Error(`The packages are installed, but there is no Node at ${pinnedNode}.`)
}

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
  await installPackages()
  writeStamp(root)
}

/** Writes progress to stderr, so that a command's own output stays clean. @param {string} line */
function report(line) {
  process.stderr.write(`${line}\n`)
}
