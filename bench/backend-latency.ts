import { measureLatency, type Latency } from './latency/measure-latency.ts'
import { table } from './table.ts'

const WANTED = { applications: 50_000, proofItems: 500_000, applicants: 50, rounds: 20, journeys: 21 }

/** Measures every call of the backend with 50,000 applications and 500,000 proof items in the database. */
export async function backendLatency(): Promise<string> {
  const numbers = await measureLatency(WANTED)
  return `${resultTable(numbers)}\n${callTable(numbers)}`
}

function resultTable({ resultDetail: { http, logged, queries, ratio, statements } }: Latency): string {
  return table(
    ['`result/detail/brno`', 'ms'],
    [
      ['over HTTP, median', http.median],
      ['over HTTP, 95%', http.p95],
      [`its ${statements} queries, as the database logs them in such calls, median`, logged.median],
      ['the same queries planned and executed once more (`explain analyze`), median', queries.median],
      ['over HTTP against what the database logs, times', ratio.toLogged],
      ['over HTTP against `explain analyze`, times', ratio.toQueries],
    ],
  )
}

function callTable({ calls }: Latency): string {
  const rows = Object.entries(calls)
    .filter(([call]) => !call.includes('/sandbox/'))
    .map(([call, { median, p95 }]) => [`\`${call}\``, median, p95])
  return table(['call', 'median ms', '95% ms'], rows)
}
