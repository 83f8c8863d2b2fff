import type { Change } from '../../api/shapes.ts'
import * as t from './texts.ko.ts'

/**
 * What a change would do, a sentence each: which version gives way to which, in about how many of the pages that are open
 * now, and which addresses come and go. `open` counts pages by version; null when that is not known.
 */
export function describeChange(change: Change, open: ReadonlyMap<string, number> | null): string[] {
  const { from, to, percent, allow, routesAdded, routesRemoved } = change
  if (from === to) return [t.nothingChanges]
  return [
    t.givesWay(from, to),
    t.forWhom(percent, allow.length),
    open === null ? t.pagesUnknown : t.pagesConcerned(pagesConcerned(change, open)),
    ...(routesAdded.length > 0 ? [t.pagesAdded(routesAdded)] : []),
    ...(routesRemoved.length > 0 ? [t.pagesRemoved(routesRemoved)] : []),
  ]
}

/** A canary takes its share of those that run the live version; its end concerns all that run the canary. */
function pagesConcerned({ action, from, percent }: Change, open: ReadonlyMap<string, number>): number {
  const running = open.get(from ?? '') ?? 0
  return action === 'canary' ? Math.round((running * percent) / 100) : running
}
