import { join } from 'node:path'
import process from 'node:process'
import { existsSync } from 'node:fs'
import { withLock } from '../../packages/file-kit/src/lock.mjs'
import { removeStamp, isInstalled, writeStamp } from './installation.mjs'
import { installByNpm } from './npm.mjs'
import { nodeFolder, nodePackage, pinnedNode, pnpm, root, toolsFolder } from './paths.mjs'
import { runQuietly } from './run-quietly.mjs'
import { wantedNode, wantedPnpm } from './wanted-versions.mjs'

/**
 * Installs pnpm, the packages and the pinned Node into the repository's own folders. Without a missing part it does
 * nothing, silently. Throws `CommandFailed` with the output of the failed command.
 */
export async function installDependencies() {
  if (isInstalled(root)) return
  const onWait = () => report('Another installation is running; waiting.')
  await withLock(join(toolsFolder, 'bootstrap.lock'), installAll, onWait)
}

async function installAll() {
  if (isInstalled(root)) return // another process has installed it while this one waited
  removeStamp(root)
  report('installing packages and the pinned Node …')
  await Promise.all([installNode(), installPackages()])
  writeStamp(root)
}

async function installNode() {
  await installByNpm(nodeFolder, nodePackage, wantedNode(), pinnedNode)
  if (!existsSync(pinnedNode))
    throw new Error(`${nodePackage} is installed, but there is no Node at ${pinnedNode}.`)
}

/** Installs exactly the packages of the lock file, each checked by its hash in there. */
async function installPackages() {
  await installByNpm(toolsFolder, 'pnpm', wantedPnpm(), pnpm)
  // Without a terminal pnpm would otherwise refuse to replace a node_modules of another layout.
  await runQuietly(pnpm, ['install', '--frozen-lockfile', ...trust()], { CI: 'true' })
}

/**
 * pnpm asks the registry whether each version of the lock file is old enough and signed as before. That takes longer
 * than the download, so only CI does it, which no lock file passes by.
 */
function trust() {
  return process.env['CI'] ? [] : ['--trust-lockfile']
}

/** Writes progress to stderr, so that a command's own output stays clean. @param {string} line */
function report(line) {
  process.stderr.write(`${line}\n`)
}
