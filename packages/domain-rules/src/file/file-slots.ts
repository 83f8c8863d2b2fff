import { proceed, refuse, type Verdict } from '../verdict.ts'
import * as t from './texts.ko.ts'

/** Returns true if one of so many file slots may be removed: the last one stays (FILE-03). */
export function canRemoveFileSlot(slotCount: number): Verdict {
  return slotCount > 1 ? proceed : refuse(t.lastSlot)
}
