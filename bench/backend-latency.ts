import { measureLatency, type Latency } from './latency/measure-latency.ts'

const WANTED = { applications: 50_000, proofItems: 500_000, applicants: 50, rounds: 20, journeys: 21 }

/** Measures every call of the backend with 50,000 applications and 500,000 proof items in the database. */
export async function backendLatency(): Promise<{ table: string; numbers: Latency }> {
  const numbers = await measureLatency(WANTED)
  return { table: `${resultTable(numbers)}\n\n${callTable(numbers)}`, numbers }
}

function resultTable({ resultDetail: { http, logged, queries, ratio, statements } }: Latency): string {
  return markdown(
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
  return markdown(['call', 'median ms', '95% ms'], rows)
}

function markdown(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
