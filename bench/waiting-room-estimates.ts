import { crowdsAtLimit, crowdsAtRate, watchCrowd } from 'waiting-room/testing'

const LIMIT = 50
const RATE = 10
const KINDS = ['spread', 'uneven', 'equal'] as const
const OTHER_CLIENTS = { shortestPause: 1 }

/**
 * Simulates crowds at lines in memory on a virtual clock: is the limit used, the order kept, the estimate true? The same
 * numbers in every run. Other clients ask once a second at most.
 */
export async function waitingRoomEstimates() {
  const atLimit = [1, 3, 30].flatMap(seconds => KINDS.flatMap(kind => crowdsAtLimit(LIMIT, seconds, kind)))
  const rows = []
  for (const { name, ...crowd } of [...crowdsAtRate(RATE), ...atLimit]) {
    const { used: usedByOthers } = await watchCrowd({ ...crowd, ...OTHER_CLIENTS })
    rows.push({ name, ...(await watchCrowd(crowd)), usedByOthers })
  }
  return { table: tableOf(rows), numbers: rows }
}

type Row = Awaited<ReturnType<typeof watchCrowd>> & { name: string; usedByOthers: number }

function tableOf(rows: readonly Row[]): string {
  const head = [
    'crowd',
    'use of the limit',
    'of other clients',
    'questions a person',
    'overtaken',
    'error, first minute',
    'later',
  ]
  const lines = rows.map(row => [
    row.name,
    percent(row.used),
    percent(row.usedByOthers),
    row.questionsPerPerson.toFixed(0),
    row.overtaken,
    `${percent(row.firstMinute.median)}, ${percent(row.firstMinute.worst)}`,
    `${percent(row.later.median)}, ${percent(row.later.worst)}`,
  ])
  return [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |\n`).join('')
}

const percent = (value: number) => (Number.isNaN(value) ? '–' : `${value.toFixed(0)} %`)
