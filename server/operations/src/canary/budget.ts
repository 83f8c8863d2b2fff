import { FAILURES, STARTS, type Measure } from 'release-format'
import type { Count } from '../beacons/count-store.ts'
import { upperQuartile } from '../beacons/ranges.ts'
import type { Votes, VotesOfTrial } from '../beacons/vote-store.ts'

/** Failures of fewer networks decide nothing. */
const LEAST_FAILING = 5
/** The share of networks that may fail; or twice the failing share of the last good release, up to a cap. */
const FAILING_SHARE = 0.05
const WORSE = 2
const MOST_FAILING_SHARE = 0.2
/** Fewer measurements, of either release, decide nothing. */
const LEAST_MEASURED = 50
/** The time to the first picture is not compared: pages preload the live release, but no canary. */
const COMPARED: readonly Measure[] = ['render-time', 'inp', 'cls']
/** A release counts as slower from one and a half times the other's figure, if the difference is noticeable. */
const SLOWER = 1.5
/** In milliseconds; for `cls` in thousandths. */
const NOTICEABLE = 100

/** The reason against a release, in figures. */
export type Evidence = {
  /** A sentence, for the history. */
  sentence: string
  figures: Record<string, string | number>
}

/** The reports about a release on trial, by network and by message, and about the last good release. */
export type Reports = { votes: VotesOfTrial; candidate: readonly Count[]; lastGood: readonly Count[] }

/** `rollBack`: the site rolls the release back. `ask`: an operator has to look at it. */
export type Verdict = Evidence & { do: 'rollBack' | 'ask' }

/**
 * Returns the verdict on a release, or null while nothing is against it. Only networks that were seen before the release
 * take it back. Failures of other networks, and its speed, ask an operator.
 */
export function verdictOn(reports: Reports): Verdict | null {
  const { known, strange } = reports.votes
  const ofKnown = failsTooOften(known, reports, 'networks')
  if (ofKnown) return { do: 'rollBack', ...ofKnown }
  const both = { networks: known.networks + strange.networks, failing: known.failing + strange.failing }
  const evidence =
    failsTooOften(both, reports, 'networks, most of them never seen before,') ?? isSlower(reports)
  return evidence && { do: 'ask', ...evidence }
}

function failsTooOften(
  { networks, failing }: Votes,
  { candidate, lastGood }: Reports,
  subject: string,
): Evidence | null {
  const theirs = startsIn(lastGood)
  const bound = Math.min(MOST_FAILING_SHARE, Math.max(FAILING_SHARE, WORSE * theirs.share))
  if (failing < LEAST_FAILING || failing / networks <= bound) return null
  const kinds = failuresIn(candidate)
    .map(({ kind, count }) => `${kind} ${count}`)
    .join(', ')
  const failed = Math.round(failing * 10) / 10
  const sentence =
    `${failed} of ${networks} ${subject} failed (${kinds}); ` +
    `of the last good release ${theirs.failures} of ${theirs.all} starts`
  const figures = { failing: failed, networks, kinds }
  return { sentence, figures: { ...figures, otherFailures: theirs.failures, otherStarts: theirs.all } }
}

function isSlower({ candidate, lastGood }: Reports): Evidence | null {
  for (const measure of COMPARED) {
    const [ours, theirs] = [measured(candidate, measure), measured(lastGood, measure)]
    if (ours.times < LEAST_MEASURED || theirs.times < LEAST_MEASURED) continue
    if (ours.most < theirs.most * SLOWER || ours.most - theirs.most < NOTICEABLE) continue
    const sentence = `${measure} is ${ours.most} for three of four pages (${ours.times} measured), and was ${theirs.most}`
    return { sentence, figures: { measure, upTo: ours.most, measured: ours.times, otherUpTo: theirs.most } }
  }
  return null
}

/** Returns the number of starts that were tried and that failed, and the share of the latter. */
export function startsIn(counts: readonly Count[]): { failures: number; all: number; share: number } {
  const failures = sumOf(failuresIn(counts))
  const all = failures + sumOf(counts.filter(({ kind }) => (STARTS as readonly string[]).includes(kind)))
  return { failures, all, share: all === 0 ? 0 : failures / all }
}

/** Returns the bound that three of four pages stay within, and the number of measurements. */
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
