import { measureFirstViews, type FirstViews } from './first-view/measure-first-views.ts'

const ROUNDS = 31
/** The highest allowed cost of more proof. */
const WANTED_RATIO = 1.2

/** Measures the time until a result is in sight, with 3 and with 200 proof batches. */
export async function resultFirstView(): Promise<{ table: string; numbers: FirstViews }> {
  const numbers = await measureFirstViews(ROUNDS)
  const { few, many, ratio } = numbers
  const rows = [
    `| 3 | ${few.median} | ${few.p95} |`,
    `| 200 | ${many.median} | ${many.p95} |`,
    `| 200 against 3, times (wanted: at most ${WANTED_RATIO}) | ${ratio} | |`,
  ]
  return {
    table: ['| proof batches | median ms | 95% ms |', '| --- | --- | --- |', ...rows].join('\n'),
    numbers,
  }
}
