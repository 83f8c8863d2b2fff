import { runCommand } from '../process/command.ts'
import { runStages } from '../test/run-stages.ts'
import { buildSite, provideChromium, runJourneys } from '../test/stages.ts'
import { ending, exitCodeFor } from '../test/tally.ts'

/** `npm run e2e`: the journeys alone, on a site that is built as it stands; the arguments go on to Playwright. */
await runCommand(async () => {
  const tally = await runStages([
    { name: 'browser', run: provideChromium },
    { name: 'build', run: buildSite },
    {
      name: 'journeys through the built site',
      needs: ['browser', 'build'],
      run: () => runJourneys(process.argv.slice(2)),
    },
  ])
  process.stdout.write(`\n${ending(tally)}\n`)
  return exitCodeFor(tally)
})
