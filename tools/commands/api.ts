import { sharedPackages, writeApi } from '../api/check-api.ts'
import { runCommand } from '../process/command.ts'
import { root } from '../workspace/workspace.ts'

/** `npm run api`: writes the exported types of the shared packages down, once their versions say what changed. */
await runCommand(async () => {
  for (const name of sharedPackages) await writeApi(root, name)
  return 0
})
