import { runCommand } from '../process/command.ts'
import { runStages } from '../test/run-stages.ts'
import { journeyStages } from '../test/stages.ts'
import { ending, exitCodeFor } from '../test/tally.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'

/** `npm run e2e`: the journeys alone, on the site as it is built; the arguments are passed to Playwright. */
await runCommand(async () => {
  const tally = await runStages(journeyStages(readWorkspace(root), process.argv.slice(2)))
  process.stdout.write(`\n${ending(tally)}\n`)
  return exitCodeFor(tally)
})
