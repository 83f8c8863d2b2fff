import type { YesNo } from '../yes-no.ts'
import type { ConsentChoices } from './consents-verdict.ts'
import { consentColumnsOf, type ConsentColumn, type ConsentGroup } from './consents.ts'

/** A tick on a consent screen: of one item, or of all items of some groups (one group's box, or the global choice). */
export type ConsentToggle =
  | { column: ConsentColumn; isAgreed: boolean }
  | { groups: readonly ConsentGroup[]; isAgreed: boolean }

/**
 * Returns the choices after a tick (CONS-14 to CONS-18, AMB-101): agree and disagree set every item of their groups.
 * The boxes of groups and of the screen are derived by `areConsentsAgreed`, so they are never out of date.
 */
export function toggleConsents(choices: ConsentChoices, toggle: ConsentToggle): ConsentChoices {
  const columns = 'column' in toggle ? [toggle.column] : consentColumnsOf(toggle.groups)
  const choice: YesNo = toggle.isAgreed ? 'Y' : 'N'
  return { ...choices, ...Object.fromEntries(columns.map(column => [column, choice])) }
}

/** Returns true if every item of the groups is ticked, the optional one included (CONS-11, CONS-15, CONS-16, GP-22). */
export function areConsentsAgreed(choices: ConsentChoices, groups: readonly ConsentGroup[]): boolean {
  return consentColumnsOf(groups).every(column => choices[column] === 'Y')
}
