import { explain } from '../process/command.ts'
import { brokenAt, sum, type Tally } from './tally.ts'

export type Stage = {
  name: string
  /** Names of stages before this one, without which it makes no sense. */
  needs?: readonly string[]
  run: () => Promise<Tally>
}

/**
 * Runs one stage after the other. One that fails does not keep the next from running, unless that needs it;
 * a stage that crashes, or cannot run, counts as one failure.
 */
export async function runStages(stages: readonly Stage[]): Promise<Tally> {
  const tallies = new Map<string, Tally>()
  for (const stage of stages) {
    process.stdout.write(`\n── ${stage.name}\n`)
    tallies.set(stage.name, await runStage(stage, tallies))
  }
  return sum([...tallies.values()])
}

async function runStage(
  { name, needs = [], run }: Stage,
  before: ReadonlyMap<string, Tally>,
): Promise<Tally> {
  const missing = needs.find(needed => before.get(needed)?.failures.length)
  if (missing) return brokenAt(`${name}: not run, because “${missing}” failed`)
  return run().catch(error => {
    explain(error)
    return brokenAt(`${name}: crashed`)
  })
}
