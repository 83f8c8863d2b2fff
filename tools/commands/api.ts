import { resolve } from 'node:path'
import { sharedPackages, writeApi } from '../api/check-api.ts'
import { writeTypesPackage } from '../api/types-package.ts'
import { runCommand, WrongUsage } from '../process/command.ts'
import { root } from '../workspace/workspace.ts'

const USAGE = `usage: npm run api                       write the exported types of the shared packages down
       npm run api -- package <folder>   write them as packages for builds outside, each into a folder of its name`

/** `npm run api`: records the exported types of the shared packages if their versions match the change. */
await runCommand(async () => {
  const [verb, folder, ...rest] = process.argv.slice(2)
  const asPackages = verb === 'package' && folder !== undefined
  if ((verb !== undefined && !asPackages) || rest.length > 0) throw new WrongUsage(USAGE)
  for (const name of sharedPackages) {
    if (folder === undefined) await writeApi(root, name)
    else writeTypesPackage(root, name, resolve(folder, name))
  }
  return 0
})
