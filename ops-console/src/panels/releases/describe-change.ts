import type { ReleaseChange } from 'ops-api'
import * as t from './texts.ko.ts'

/**
 * Returns the effects of a change, a sentence each: the versions, about how many open pages change, whether the release is
 * run in a browser first, and the addresses that are added and removed.
 */
export function describeChange(change: ReleaseChange): string[] {
  const { from, to, percent, allow, pages, isTried, untried, waits, routesAdded, routesRemoved } = change
  if (from === to) return [t.nothingChanges]
  return [
    t.givesWay(from, to),
    t.forWhom(percent, allow.length),
    pages === null ? t.pagesUnknown : t.pagesConcerned(pages),
    ...(waits ? [t.waits] : []),
    ...(isTried ? [t.triedBefore] : []),
    ...(untried === undefined ? [] : [t.untried[untried]]),
    ...(routesAdded.length > 0 ? [t.pagesAdded(routesAdded)] : []),
    ...(routesRemoved.length > 0 ? [t.pagesRemoved(routesRemoved)] : []),
  ]
}
