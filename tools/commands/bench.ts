import { join } from 'node:path'
import { runCommand } from '../process/command.ts'
import { runVisibly } from '../process/run.ts'
import { root } from '../workspace/workspace.ts'

/** `npm run bench [-- NAME]`: all measurements, or the one that is named, as tables and in `bench/results/latest.json`. */
await runCommand(() => runVisibly(join(root, 'bench/run.ts'), process.argv.slice(2), { cwd: root }))
