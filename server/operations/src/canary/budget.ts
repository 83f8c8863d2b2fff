import { FAILURES, STARTS, type Measure } from 'release-format'
import type { Count } from '../beacons/count-store.ts'
import { upperQuartile } from '../beacons/ranges.ts'

/** Fewer failures say nothing. */
const LEAST_FAILURES = 5
/** Of the starts of a release so many may fail, or twice as many as of the one that it replaces. */
const FAILING_SHARE = 0.05
const WORSE = 2
/** Fewer measurements, of either release, say nothing. */
const LEAST_MEASURED = 50
/** Not when it was drawn first: the pages are told to load the live release beforehand, and no canary. */
const COMPARED: readonly Measure[] = ['render-time', 'inp', 'cls']
/** Slower means by half, and by so much: in milliseconds, and in thousandths for `cls`. */
const SLOWER = 1.5
const NOTICEABLE = 100

/** Why a release has to go, in figures. */
export type Evidence = {
  /** A sentence, for the history. */
  sentence: string
  figures: Record<string, string | number>
}

/** What was told of a release on trial, and of the one that it is to replace. */
export type Told = { candidate: readonly Count[]; other: readonly Count[] }

/** Why the candidate has used up what it may cost people; null while it has not. */
export function overBudget(told: Told): Evidence | null {
  return failsTooOften(told) ?? isSlower(told)
}

function failsTooOften({ candidate, other }: Told): Evidence | null {
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

function isSlower({ candidate, other }: Told): Evidence | null {
  for (const measure of COMPARED) {
    const [ours, theirs] = [measured(candidate, measure), measured(other, measure)]
    if (ours.times < LEAST_MEASURED || theirs.times < LEAST_MEASURED) continue
    if (ours.most < theirs.most * SLOWER || ours.most - theirs.most < NOTICEABLE) continue
    const sentence = `${measure} is ${ours.most} for three of four pages (${ours.times} measured), and was ${theirs.most}`
    return { sentence, figures: { measure, upTo: ours.most, measured: ours.times, otherUpTo: theirs.most } }
  }
  return null
}

/** How many starts were tried, how many failed, and what part that is. */
export function startsIn(counts: readonly Count[]): { failures: number; all: number; share: number } {
  const failures = sumOf(failuresIn(counts))
  const all = failures + sumOf(counts.filter(({ kind }) => (STARTS as readonly string[]).includes(kind)))
  return { failures, all, share: all === 0 ? 0 : failures / all }
}

/** What three of four pages stay within, and how often it was measured. */
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
