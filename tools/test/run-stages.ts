import { explain } from '../process/command.ts'
import { broken, sum, type Tally } from './tally.ts'

export type Stage = { name: string; run: () => Promise<Tally> }

/** Runs one stage after the other; one that fails, or crashes, does not keep the next from running. */
export async function runStages(stages: readonly Stage[]): Promise<Tally> {
  const tallies: Tally[] = []
  for (const { name, run } of stages) {
    process.stdout.write(`\n── ${name}\n`)
    tallies.push(await run().catch(tellOfCrash))
  }
  return sum(tallies)
}

function tellOfCrash(error: unknown): Tally {
  explain(error)
  return broken
}
