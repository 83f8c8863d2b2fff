import { existsSync } from 'node:fs'
import { pinnedNode, pnpm } from './paths.mjs'
import { runQuietly } from './run-quietly.mjs'

/**
 * Installs exactly the packages of the lock file. One of the packages is the pinned Node.
 * @param {(line: string) => void} report
 */
export async function installPackages(report) {
  report('installing packages and the pinned Node …')
  // Without a terminal pnpm would otherwise refuse to replace a node_modules of another layout.
  await runQuietly(pnpm, ['install', '--frozen-lockfile'], { CI: 'true' })
  if (!existsSync(pinnedNode))
    throw new Error(`The packages are installed, but there is no Node at ${pinnedNode}.`)
}
