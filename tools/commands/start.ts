import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPackages, sitePackages } from '../build/build-packages.ts'
import { stopAll, stopChildrenOnSignals } from '../process/children.ts'
import { explain } from 'release-cli/explain'
import { readWorkspace, root } from '../workspace/workspace.ts'

/**
 * `npm start`: builds changed packages, then runs the site in this process. The site publishes a first release of
 * each remote that has none. A live remote stays as it is, even if its build is newer: use `npm run release`.
 */
const leaveSignalsToTheBackend = stopChildrenOnSignals()
try {
  const workspace = readWorkspace(root)
  await buildPackages(workspace, sitePackages(workspace))
} catch (error) {
  process.exitCode = explain(error)
  await stopAll()
}
leaveSignalsToTheBackend()

// Runs the site in this process: a parent that only waits for it would intercept its signals.
if (!process.exitCode) await import(pathToFileURL(join(root, 'server/site/src/main.ts')).href)
