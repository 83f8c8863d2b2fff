import { FIRST_LINE } from './peak-day/applicant.ts'
import { letArrive, opening, steady, type Crowd } from './peak-day/arrivals.ts'
import { Browser, closeBrowsers } from './peak-day/browser.ts'
import { costsOf, machines, type Costs } from './peak-day/capacity.ts'
import { overtaken } from './peak-day/line.ts'
import { startParts, type Parts } from './peak-day/parts.ts'
import { readUsage, since, type Usage } from './peak-day/usage.ts'
import { table } from './table.ts'

/** A page ends a call after five seconds; people notice two. */
const HOLDS_MS = 2_000
const RATES = [2, 4, 6, 8, 11, 15, 20, 27, 36, 48]
const STEP_S = 10
const OPENING_S = 30
/** The line lets in this share of the knee, as the formula of docs/capacity.md leaves room. */
const OF_THE_KNEE = 0.6
/** Each stage begins with businesses of its own. */
const A_STAGE = 10_000

type Step = { rate: number; crowd: Crowd }

/**
 * Carries whole applications through the parts of a site: first at rising rates until the slowest call of a hundred takes
 * two seconds, then as an opening with twice that rate, while the line lets in fewer. Takes minutes.
 */
export async function peakDay(): Promise<string> {
  const parts = await startParts()
  try {
    await letArrive(parts, steady(2, 5), 0)
    const before = await readUsage(parts)
    const steps = await findKnee(parts)
    const costs = costsOf(
      since(before, await readUsage(parts)),
      steps.map(({ crowd }) => crowd),
    )
    const knee = steps.findLast(({ crowd }) => holds(crowd))?.rate ?? 0
    await steer(parts, OF_THE_KNEE * knee)
    const filedBefore = (await readUsage(parts)).filed
    const crowd = await letArrive(parts, opening(2 * knee, OPENING_S), RATES.length * A_STAGE + A_STAGE)
    const after = await readUsage(parts)
    const used = { ...after, filed: after.filed - filedBefore }
    return [stepsTable(steps), openingTable(knee, crowd, used), costsTable(costs), machinesTable(costs)].join(
      '\n',
    )
  } finally {
    closeBrowsers()
    await parts.stop()
  }
}

function holds({ calls, failures }: Crowd): boolean {
  return calls.p99 <= HOLDS_MS && failures.length === 0
}

async function findKnee(parts: Parts): Promise<Step[]> {
  const steps: Step[] = []
  for (const [place, rate] of RATES.entries()) {
    const crowd = await letArrive(parts, steady(rate, STEP_S), (place + 1) * A_STAGE)
    steps.push({ rate, crowd })
    if (!holds(crowd)) break
  }
  return steps
}

async function steer({ waitingRoom }: Parts, rate: number): Promise<void> {
  const tester = new Browser(0, { calls: [], questions: [], sentBytes: 0 })
  const settings = { mode: 'open', rate: Math.max(1, Math.round(rate)) }
  await tester.call('POST', `${waitingRoom}/sandbox/api/queue/${FIRST_LINE}`, settings)
}

function stepsTable(steps: readonly Step[]): string {
  return table(
    ['people a second', 'applications', 'calls', 'median ms', '99 % ms', 'failed', 'seconds'],
    steps.map(({ rate, crowd: { turns, calls, failures, seconds } }) => [
      rate,
      turns.length,
      calls.count,
      calls.median,
      calls.p99,
      failures.length,
      Math.round(seconds),
    ]),
  )
}

function openingTable(
  knee: number,
  { turns, calls, questions, failures, seconds }: Crowd,
  used: Usage,
): string {
  const all = turns.length + failures.length
  const rows: [string, string | number][] = [
    ['knee, people a second', knee],
    ['arrived within 30 s, first at four times the knee', all],
    ['the last one has filed after, s', Math.round(seconds)],
    ['calls, median and 99 %, ms', `${calls.median}, ${calls.p99}`],
    ['questions to the waiting room, median and 99 %, ms', `${questions.median}, ${questions.p99}`],
    ['filed, by the database', used.filed],
    [
      'backend and waiting room in memory, MB',
      `${megabytes(used.backendBytes)}, ${megabytes(used.waitingRoomBytes)}`,
    ],
    ['failed', failures.length],
    ['overtaken in the line', overtaken(turns)],
  ]
  return table(
    ['opening at twice the knee', ''],
    [...rows, ...[...new Set(failures)].slice(0, 5).map(reason => ['', reason])],
  )
}

function costsTable(costs: Costs): string {
  return table(
    ['an application costs', ''],
    Object.entries(costs).map(([name, value]) => [name, rounded(value)]),
  )
}

function machinesTable(costs: Costs): string {
  return table(
    ['1,000,000 applicants within 10 hours, 100,000 of them in the first minute', ''],
    machines(costs).map(([name, value]) => [name, rounded(value)]),
  )
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
