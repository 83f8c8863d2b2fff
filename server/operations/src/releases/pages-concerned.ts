import type { Change } from 'release-store'

/**
 * In about how many of the pages that are open now a change makes a difference: a canary takes its share of those that run
 * the live version, every other change concerns all that run the version that goes. `open` counts pages by version.
 */
export function pagesConcerned(
  { action, from, to, percent }: Pick<Change, 'action' | 'from' | 'to' | 'percent'>,
  open: ReadonlyMap<string, number>,
): number {
  if (from === null || from === to) return 0
  const running = open.get(from) ?? 0
  return action === 'canary' ? Math.round((running * percent) / 100) : running
}
