import { join } from 'node:path'
import { packageSite } from '../package/package-site.ts'
import { runCommand } from '../process/command.ts'
import { root } from '../workspace/workspace.ts'

/** `npm run package`: writes a site that runs without this repository into `dist/`. */
await runCommand(async () => {
  const to = join(root, 'dist')
  await packageSite(to)
  process.stdout.write(`${to}\n`)
  return 0
})
