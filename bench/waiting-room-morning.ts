import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noRedisHere } from 'waiting-room/testing'
import { table } from './table.ts'
import { oneProcess, twoProcesses } from './waiting-room/servers.ts'
import { simulateMorning, type Morning, type Person, type Seen } from './waiting-room/simulate-morning.ts'

const MORNING: Morning = {
  people: 100_000,
  limit: 2_000,
  atOnce: 0.6,
  othersWithinS: 900,
  stayS: 20,
  leaving: 0.2,
  lostAtS: 200,
  lostForS: 5,
}
/** A question to Redis takes a hundred times as long as one to memory. */
const SMALL: Morning = { ...MORNING, people: 5_000, limit: 100 }
const SEED = 1

/**
 * Simulates an opening morning in the waiting room: is the limit used, the order kept, the estimate true? Runs once
 * in one process, which is lost for 5 s. Runs again with fewer people in two processes on one Redis: Redis is lost
 * for 5 s, one process for good.
 */
export async function waitingRoomMorning(): Promise<string> {
  return [await morningInMemory(), noRedisHere ?? (await morningInRedis())].join('\n')
}

async function morningInMemory() {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'morning-'))
  const seen = await simulateMorning(now => oneProcess(folder.path, now), MORNING, SEED)
  return tableOf({ ...MORNING, ...judged(seen) })
}

async function morningInRedis() {
  let stop = async () => {}
  const open = async (now: () => number) => {
    const servers = await twoProcesses(now)
    stop = () => servers.stop()
    return servers
  }
  try {
    return tableOf({ ...SMALL, ...judged(await simulateMorning(open, SMALL, SEED)) })
  } finally {
    await stop()
  }
}

function judged({ people, mostInside, used, entered }: Seen) {
  const inOrder = people.filter(person => person.leaves === Infinity)
  const errors = people.flatMap(errorOf).toSorted((one, other) => one - other)
  return {
    mostInside,
    usedPercent: 100 * used,
    overtaken: overtaken(people),
    neverServed: inOrder.filter(({ entered: at }) => at === undefined).length,
    enteredTwice: entered - people.filter(({ entered: at }) => at !== undefined).length,
    longestWaitS: Math.max(...inOrder.map(({ came, entered: at = came }) => at - came)),
    estimateErrorMedianPercent: 100 * (errors[Math.floor(errors.length / 2)] ?? 0),
    estimateErrorP90Percent: 100 * (errors[Math.floor(errors.length * 0.9)] ?? 0),
  }
}

/**
 * Returns the people who were overtaken and did not enter at their next question. Iterates from the end of the line to
 * its front.
 */
function overtaken(people: readonly Person[]): number {
  let firstBehind = Infinity
  let count = 0
  for (const { entered, lastGap } of people.toReversed()) {
    if (entered === undefined) continue
    if (entered - firstBehind > lastGap) count += 1
    firstBehind = Math.min(firstBehind, entered)
  }
  return count
}

/** The difference between the first estimate and the wait, as a share of the wait. */
function errorOf({ came, estimate, entered }: Person): number[] {
  return estimate === undefined || entered === undefined
    ? []
    : [Math.abs(estimate - (entered - came)) / (entered - came)]
}

function tableOf(numbers: Record<string, number>): string {
  const rows = Object.entries(numbers).map(([name, value]) => [name, Math.round(value * 10) / 10])
  return table(['', ''], rows)
}
