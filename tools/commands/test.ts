import { runCommand } from '../process/command.ts'
import { runStages } from '../test/run-stages.ts'
import { allStages, stagesOf } from '../test/stages.ts'
import { ending, exitCodeFor } from '../test/tally.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'

/**
 * `npm test [-- package …]`: all stages, or those of these packages; the last line has the numbers of passed and
 * failed tests.
 */
await runCommand(async () => {
  const names = process.argv.slice(2)
  const workspace = readWorkspace(root)
  const tally = await runStages(names.length > 0 ? stagesOf(workspace, names) : allStages(workspace))
  process.stdout.write(`\n${ending(tally)}\n`)
  return exitCodeFor(tally)
})
