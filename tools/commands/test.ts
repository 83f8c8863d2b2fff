import { runChecks } from '../check/run-checks.ts'
import { runCommand } from '../process/command.ts'
import { runStages } from '../test/run-stages.ts'
import { buildSite, provideChromium, runJourneys, runVitest } from '../test/stages.ts'
import { ending, exitCodeFor } from '../test/tally.ts'
import { root } from '../workspace/workspace.ts'

/** `npm test`: everything that can fail, and one line at the end that says how much did. */
await runCommand(async () => {
  const tally = await runStages([
    { name: 'browser', run: provideChromium },
    { name: 'checks', run: () => runChecks(root) },
    { name: 'tests beside the code', run: runVitest },
    { name: 'build', run: buildSite },
    { name: 'journeys through the built site', needs: ['browser', 'build'], run: () => runJourneys() },
  ])
  process.stdout.write(`\n${ending(tally)}\n`)
  return exitCodeFor(tally)
})
