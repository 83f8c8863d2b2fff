import { FILES } from './applicant.ts'
import type { Crowd } from './arrivals.ts'
import type { Usage } from './usage.ts'

/** The cost of one application, from the business number to the receipt. */
export type Costs = Record<
  | 'calls'
  | 'statements'
  | 'backend, seconds of a processor'
  | 'database, seconds of a processor'
  | 'database, bytes'
  | 'sent, bytes'
  | 'a file, bytes',
  number
>

/** Returns the costs of an application from the use of all parts by some crowds. */
export function costsOf(used: Usage, crowds: readonly Crowd[]): Costs {
  const sum = (of: (crowd: Crowd) => number) => crowds.reduce((all, crowd) => all + of(crowd), 0)
  const people = used.filed
  const sentBytes = sum(crowd => crowd.sentBytes) / people
  return {
    calls: sum(crowd => crowd.calls.count) / people,
    statements: used.statements / people,
    'backend, seconds of a processor': used.backendCpuS / people,
    'database, seconds of a processor': used.databaseCpuS / people,
    'database, bytes': used.databaseBytes / people,
    'sent, bytes': sentBytes,
    'a file, bytes': sentBytes / FILES,
  }
}

const PEOPLE = 1_000_000
const HOURS = 10
const AT_ONCE = 100_000
/** A processor is busy for at most this share, so that the slowest calls stay quick. */
const BUSY = 0.6
const QUESTION_EVERY_S = 30
/** Of a process alone, by `npm run bench -- waiting-room-throughput`. */
const A_REPLY_S = 26e-6
const LINES = 5

/** Returns what a day demands, by the formula of docs/capacity.md. */
export function machines(costs: Costs): [string, number][] {
  const rate = PEOPLE / (HOURS * 3_600)
  const waitS = AT_ONCE / rate
  const questions = AT_ONCE / QUESTION_EVERY_S + AT_ONCE / 60 + LINES * 2 * rate
  const busy = (seconds: number) => (rate * seconds) / BUSY
  return [
    ['people let in a second', rate],
    ['processors of backends', busy(costs['backend, seconds of a processor'])],
    ['processors of the database', busy(costs['database, seconds of a processor'])],
    ['statements a second', rate * costs.statements],
    ['questions a second to the waiting room', questions],
    ['processors of the waiting room', (questions * A_REPLY_S) / BUSY],
    ['minutes until the last of the first 100,000 is let in', waitS / 60],
    ['GB of rows', (PEOPLE * costs['database, bytes']) / 1e9],
    ['GB of files', (PEOPLE * costs['sent, bytes']) / 1e9],
    ['Mbit a second of uploads', (8 * rate * costs['sent, bytes']) / 1e6],
  ]
}
