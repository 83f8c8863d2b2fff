import { join } from 'node:path'
import { runCommand } from '../process/command.ts'
import { runVisibly } from '../process/run.ts'
import { root } from '../workspace/workspace.ts'

const TEST = 'server/backend/src/robustness/every-fault.test.ts'

/**
 * `npm run faults [-- WORD]`: makes each call of the backend, or those whose name contains the word, with each of its
 * steps failing in turn. Prints a table of calls and faults, and the problems.
 */
await runCommand(() => {
  const [word = ''] = process.argv.slice(2)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, FAULTS: word }
  return runVisibly(vitest, ['run', '--project', 'backend', TEST], { cwd: root, env })
})
