import { runChecks } from '../check/run-checks.ts'
import { runCommand } from '../process/command.ts'
import { ending, exitCodeFor } from '../test/tally.ts'
import { root } from '../workspace/workspace.ts'

/** `npm run check`: types, lint, format, boundaries and unused code. */
await runCommand(async () => {
  const tally = await runChecks(root)
  process.stdout.write(`${ending(tally)}\n`)
  return exitCodeFor(tally)
})
