import type { ChildProcess } from 'node:child_process'
import { observingChildren } from '../process/children.ts'
import { explanationOf } from 'release-cli/explain'
import { measureProcessorTime, type ProcessorTime } from '../process/processor-time.ts'
import { costTable, type Cost } from './cost-table.ts'
import { brokenAt, sum, type Tally } from './tally.ts'
import { inTurns, type Part } from './transcript.ts'

export type Print = (text: string) => void

export type Stage = {
  name: string
  /** Names of stages before this one, whose success it needs. */
  needs?: readonly string[]
  /** Names of stages before this one, which it leaves the processors to. */
  after?: readonly string[]
  /** The allowed seconds of a processor; a stage that takes more prints a warning. */
  budget?: number
  run: (print: Print) => Promise<Tally>
}

type Result = { tally: Tally; cost: Cost }
type Earlier = ReadonlyMap<string, Promise<Result>>

const LOOK_EVERY_MS = 1000

/**
 * Runs each stage as soon as the stages before it allow. After a failure only the stages that need it are left out. A
 * stage that crashes, or cannot run, counts as one failure. Prints the stages one after the other, and their costs.
 */
export async function runStages(stages: readonly Stage[]): Promise<Tally> {
  const openPart = inTurns(text => process.stdout.write(text))
  const time = measureProcessorTime()
  const looking = setInterval(time.look, LOOK_EVERY_MS)
  const results = new Map<string, Promise<Result>>()
  for (const stage of stages) results.set(stage.name, runInTurn(stage, results, openPart(), time))

  const ended = await Promise.all(results.values())
  clearInterval(looking)
  process.stdout.write(costTable(ended.map(({ cost }) => cost)))
  return sum(ended.map(({ tally }) => tally))
}

async function runInTurn(stage: Stage, earlier: Earlier, part: Part, time: ProcessorTime): Promise<Result> {
  const { name, needs = [], after = [], budget } = stage
  for (const other of [...needs, ...after]) await earlier.get(other)
  const startedAt = performance.now()
  part.print(`\n── ${name}\n`)
  const charge = ({ pid }: ChildProcess) => void (pid && time.charge(name, pid))
  const tally = await observingChildren(charge, () => runIfItMay(stage, earlier, part.print))
  part.end()
  const seconds = (performance.now() - startedAt) / 1000
  return { tally, cost: { name, seconds, processorSeconds: time.secondsOf(name), budget } }
}

async function runIfItMay({ name, needs = [], run }: Stage, earlier: Earlier, print: Print): Promise<Tally> {
  for (const needed of needs) {
    const result = await earlier.get(needed)
    if (result?.tally.failures.length) return brokenAt(`${name}: not run, because “${needed}” failed`)
  }
  return run(print).catch((error: unknown) => {
    print(`${explanationOf(error)}\n`)
    return brokenAt(`${name}: crashed`)
  })
}
