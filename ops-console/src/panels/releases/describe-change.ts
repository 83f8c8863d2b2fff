import type { ReleaseChange } from 'ops-api'
import * as t from './texts.ko.ts'

/**
 * What a change would do, a sentence each: which version gives way to which, in about how many of the pages that are open
 * now, whether it is tried out before, and which addresses come and go.
 */
export function describeChange(change: ReleaseChange): string[] {
  const { from, to, percent, allow, pages, isTried, routesAdded, routesRemoved } = change
  if (from === to) return [t.nothingChanges]
  return [
    t.givesWay(from, to),
    t.forWhom(percent, allow.length),
    pages === null ? t.pagesUnknown : t.pagesConcerned(pages),
    ...(isTried === undefined ? [] : [isTried ? t.triedBefore : t.notTried]),
    ...(routesAdded.length > 0 ? [t.pagesAdded(routesAdded)] : []),
    ...(routesRemoved.length > 0 ? [t.pagesRemoved(routesRemoved)] : []),
  ]
}
