import { setTimeout } from 'node:timers/promises'
import type { Release } from 'release-format'
import type { Refusal } from 'release-store/gate'
import { endlessFault, lostFault, refusalOf, type Fault } from './refusals.ts'

/** A step of a trial; `at` names it in the sentence of a refusal. */
export type Step = { at: string; step: () => Promise<readonly Fault[]> }

/** Longer than all waits of one step together. */
const STEP_MS = 40_000

/** Takes the steps in turn. Returns the refusals of the first one with faults; a step that throws or never ends has one. */
export async function refusalsOfSteps(release: Release, steps: readonly Step[]): Promise<Refusal[]> {
  for (const { at, step } of steps) {
    const faults = await faultsOf(step)
    if (faults.length > 0) return faults.map(fault => refusalOf(release, at, fault))
  }
  return []
}

async function faultsOf(step: Step['step']): Promise<readonly Fault[]> {
  const over = new AbortController()
  try {
    return await Promise.race([step(), setTimeout(STEP_MS, [endlessFault], { signal: over.signal })])
  } catch (error) {
    return [lostFault(error instanceof Error ? error.message : String(error))]
  } finally {
    over.abort()
  }
}
