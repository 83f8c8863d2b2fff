import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from 'waiting-room/testing'
import { spreadOf, type Spread } from '../latency/spread.ts'
import { apply, type Site } from './applicant.ts'
import type { Traffic } from './browser.ts'
import type { Turn } from './line.ts'

const SEED = 7

/** The seconds after the start at which people arrive. */
export type Arrivals = readonly number[]

/** Returns arrivals at a constant rate. */
export function steady(rate: number, seconds: number): Arrivals {
  return Array.from({ length: Math.round(rate * seconds) }, (_, place) => place / rate)
}

/** Returns arrivals of an opening: twice the mean rate at the start, falling to nothing at the end. */
export function opening(meanRate: number, seconds: number): Arrivals {
  const random = createRandom(SEED)
  const all = Array.from(
    { length: Math.round(meanRate * seconds) },
    () => seconds * (1 - Math.sqrt(random())),
  )
  return all.toSorted((one, other) => one - other)
}

/** The result of a crowd: the times of all calls, the turns of people who have filed, the reasons of those who have not. */
export type Crowd = {
  calls: Spread
  questions: Spread
  turns: Turn[]
  failures: string[]
  seconds: number
  sentBytes: number
}

/** Lets a crowd arrive, and resolves when the last one has filed or failed. `first` is the place of the first person. */
export async function letArrive(site: Site, arrivals: Arrivals, first: number): Promise<Crowd> {
  const traffic: Traffic = { calls: [], questions: [], sentBytes: 0 }
  const turns: Turn[] = []
  const failures: string[] = []
  const began = performance.now()
  await Promise.all(
    arrivals.map(async (at, place) => {
      await wait(Math.max(0, began + 1_000 * at - performance.now()))
      try {
        turns.push(await apply(site, first + place, traffic))
      } catch (error) {
        failures.push(String(error))
      }
    }),
  )
  const seconds = (performance.now() - began) / 1_000
  const { calls, questions, sentBytes } = traffic
  return { calls: spreadOf(calls), questions: spreadOf(questions), turns, failures, seconds, sentBytes }
}
