import { join } from 'node:path'
import { runCommand } from '../process/command.ts'
import { runVisibly } from '../process/run.ts'
import { root } from '../workspace/workspace.ts'

/** `npm run format`: formats every file, or those that are named. */
await runCommand(() =>
  runVisibly(join(root, 'node_modules/oxfmt/bin/oxfmt'), process.argv.slice(2), { cwd: root }),
)
