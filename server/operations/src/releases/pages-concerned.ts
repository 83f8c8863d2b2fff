import type { Change } from 'release-store'

/**
 * Returns about how many of the open pages a change concerns: a canary takes its share of the pages with the live version,
 * every other change concerns all pages with the replaced version. `open` counts pages by version.
 */
export function pagesConcerned(
  { action, from, to, percent }: Pick<Change, 'action' | 'from' | 'to' | 'percent'>,
  open: ReadonlyMap<string, number>,
): number {
  if (from === null || from === to) return 0
  const running = open.get(from) ?? 0
  return action === 'canary' ? Math.round((running * percent) / 100) : running
}
