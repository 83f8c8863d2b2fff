import { availableParallelism } from 'node:os'
import { inParallel } from '../process/in-parallel.ts'
import { brokenAt, sum, type Tally } from '../test/tally.ts'
import type { Step } from './steps.ts'

/** Runs the steps, prints each result as soon as it is there, and counts every step as one. */
export async function runChecks(steps: readonly Step[], print: (text: string) => void): Promise<Tally> {
  return sum(await inParallel(availableParallelism(), steps, step => report(step, print)))
}

async function report(step: Step, print: (text: string) => void): Promise<Tally> {
  const startedAt = performance.now()
  const { exitCode, output } = await step.run()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const isFine = exitCode === 0
  print(`${isFine ? '✓' : '✗'} ${step.name} (${seconds} s)\n${isFine ? '' : `${output.trim()}\n\n`}`)
  return isFine ? { passed: 1, failures: [] } : brokenAt(step.name)
}
