import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stopAll, stopChildrenOnSignals } from '../process/children.ts'
import { runVisibly } from '../process/run.ts'
import { explain } from 'release-cli/explain'
import { root } from '../workspace/workspace.ts'

const load = (path: string) => import(pathToFileURL(join(root, path)).href)

/**
 * `npm start`: builds changed packages, then runs the site in this process. The site publishes a first release of
 * each remote that has none. A live remote stays as it is, even if its build is newer: use `npm run release`.
 */
const leaveSignalsToTheBackend = stopChildrenOnSignals()
try {
  const building = runVisibly(join(root, 'tools/build/build-site.ts'), [])
  await load('server/site/src/site.ts') // the modules of the site, so that they are there after the builds
  process.exitCode = await building
} catch (error) {
  process.exitCode = explain(error)
  await stopAll()
}
leaveSignalsToTheBackend()

// Runs the site in this process: a parent that only waits for it would intercept its signals.
if (!process.exitCode) await load('server/site/src/main.ts')
