import { runCommand } from '../process/command.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'
import { buildPackages, sitePackages } from './build-packages.ts'

/** Builds the changed packages of the site. It is a process of its own, beside which the site loads. */
await runCommand(async () => {
  const workspace = readWorkspace(root)
  await buildPackages(workspace, sitePackages(workspace))
  return 0
})
