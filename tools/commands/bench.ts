import { join } from 'node:path'
import { findChromium } from '../browser/find-chromium.ts'
import { buildPackages, sitePackages } from '../build/build-packages.ts'
import { runCommand } from '../process/command.ts'
import { runVisibly } from '../process/run.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'

/**
 * `npm run bench [-- NAME]`: all measurements, or the named one, as tables.
 * Measurements in a browser use the site as it is, so changed packages are built first.
 */
await runCommand(async () => {
  const workspace = readWorkspace(root)
  await buildPackages(workspace, sitePackages(workspace))
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() }
  return runVisibly(join(root, 'bench/run.ts'), process.argv.slice(2), { cwd: root, env })
})
