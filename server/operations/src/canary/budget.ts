import { FAILURES, STARTS, type Measure } from 'release-format'
import type { Count } from '../beacons/count-store.ts'
import { upperQuartile } from '../beacons/ranges.ts'

/** Fewer failures prove nothing. */
const LEAST_FAILURES = 5
/** Of the starts of a release so many may fail, or twice as many as of the one that it replaces. */
const FAILING_SHARE = 0.05
const WORSE = 2
/** Fewer measurements, of either release, prove nothing. */
const LEAST_MEASURED = 50
/** Not `lcp`: pages preload the live release, and no canary. */
const COMPARED: readonly Measure[] = ['render-time', 'inp', 'cls']
/** Slower means by half, and by so much: in milliseconds, and in thousandths for `cls`. */
const SLOWER = 1.5
const NOTICEABLE = 100

/** The figures that condemn a release. */
export type Evidence = {
  /** A sentence, for the history. */
  sentence: string
  figures: Record<string, string | number>
}

/** The counts of a release on trial, and of the release that it replaces. */
export type Compared = { candidate: readonly Count[]; other: readonly Count[] }

/** Returns the evidence that the candidate fails too often or is too slow; null while it does neither. */
export function overBudget(counts: Compared): Evidence | null {
  return failsTooOften(counts) ?? isSlower(counts)
}

function failsTooOften({ candidate, other }: Compared): Evidence | null {
  const [ours, theirs] = [startsIn(candidate), startsIn(other)]
  const bound = Math.max(FAILING_SHARE, WORSE * theirs.share)
  if (ours.failures < LEAST_FAILURES || ours.share <= bound) return null
  const kinds = failuresIn(candidate).map(({ kind, count }) => `${kind} ${count}`)
  const sentence =
    `${ours.failures} of ${ours.all} starts failed (${kinds.join(', ')}); ` +
    `of the other release ${theirs.failures} of ${theirs.all}`
  const figures = { failures: ours.failures, starts: ours.all, kinds: kinds.join(', ') }
  return { sentence, figures: { ...figures, otherFailures: theirs.failures, otherStarts: theirs.all } }
}

function isSlower({ candidate, other }: Compared): Evidence | null {
  for (const measure of COMPARED) {
    const [ours, theirs] = [measured(candidate, measure), measured(other, measure)]
    if (ours.times < LEAST_MEASURED || theirs.times < LEAST_MEASURED) continue
    if (ours.most < theirs.most * SLOWER || ours.most - theirs.most < NOTICEABLE) continue
    const sentence = `${measure} is ${ours.most} for three of four pages (${ours.times} measured), and was ${theirs.most}`
    return { sentence, figures: { measure, upTo: ours.most, measured: ours.times, otherUpTo: theirs.most } }
  }
  return null
}

/** Returns the number of starts, of failed ones, and their share. */
export function startsIn(counts: readonly Count[]): { failures: number; all: number; share: number } {
  const failures = sumOf(failuresIn(counts))
  const all = failures + sumOf(counts.filter(({ kind }) => (STARTS as readonly string[]).includes(kind)))
  return { failures, all, share: all === 0 ? 0 : failures / all }
}

/** Returns the upper quartile of a measure, and the number of measurements. */
export function measured(counts: readonly Count[], measure: Measure): { most: number; times: number } {
  const ranges = counts.filter(({ kind }) => kind === measure)
  return { most: upperQuartile(ranges) ?? 0, times: sumOf(ranges) }
}

function failuresIn(counts: readonly Count[]): Count[] {
  return counts.filter(({ kind }) => (FAILURES as readonly string[]).includes(kind))
}

function sumOf(counts: readonly Count[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}
