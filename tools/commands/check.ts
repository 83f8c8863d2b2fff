import { runChecks, checkSteps } from '../check/steps.ts'
import { runCommand } from '../process/command.ts'
import { ending, exitCodeFor } from '../test/tally.ts'
import { foldersNamed } from '../workspace/named-folders.ts'
import { readWorkspace, root } from '../workspace/workspace.ts'

/** `npm run check [-- package …]`: types, lint, format and boundaries; without packages also unused code. */
await runCommand(async () => {
  const folders = foldersNamed(readWorkspace(root), 'npm run check', process.argv.slice(2))
  const tally = await runChecks(checkSteps(root, folders), text => process.stdout.write(text))
  process.stdout.write(`${ending(tally)}\n`)
  return exitCodeFor(tally)
})
