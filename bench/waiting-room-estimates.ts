import { crowdsAtLimit, crowdsAtRate, watchCrowd } from 'waiting-room/testing'
import { table } from './table.ts'

const LIMIT = 50
const RATE = 10
const KINDS = ['spread', 'uneven', 'equal'] as const
const OTHER_CLIENTS = { shortestPause: 1 }
const HEAD = [
  'crowd',
  'use of the limit',
  'of other clients',
  'questions a person',
  'overtaken',
  'error, first minute',
  'later',
]

/**
 * Simulates crowds at lines in memory on a virtual clock: is the limit used, the order kept, the estimate true? The same
 * numbers in every run. Other clients ask once a second at most.
 */
export async function waitingRoomEstimates(): Promise<string> {
  const atLimit = [1, 3, 30].flatMap(seconds => KINDS.flatMap(kind => crowdsAtLimit(LIMIT, seconds, kind)))
  const rows: (string | number)[][] = []
  for (const { name, ...crowd } of [...crowdsAtRate(RATE), ...atLimit]) {
    const { used: usedByOthers } = await watchCrowd({ ...crowd, ...OTHER_CLIENTS })
    const { used, questionsPerPerson, overtaken, firstMinute, later } = await watchCrowd(crowd)
    const uses = [percent(used), percent(usedByOthers), questionsPerPerson.toFixed(0), overtaken]
    rows.push([name, ...uses, errorsOf(firstMinute), errorsOf(later)])
  }
  return table(HEAD, rows)
}

const errorsOf = ({ median, worst }: { median: number; worst: number }) =>
  `${percent(median)}, ${percent(worst)}`

const percent = (value: number) => (Number.isNaN(value) ? '–' : `${value.toFixed(0)} %`)
