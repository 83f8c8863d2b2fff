import { createPresentNumbers } from './present-numbers.ts'

/** Of ten who enter, one at most has passed others. */
const ENTRIES_FOR_PASS = 9
const MOST_CREDIT = 3 * ENTRIES_FOR_PASS

/**
 * Who of a line may pass the others. They keep their own number besides, so that they are never later for it; and since
 * each pass has to be earned by nine entries in order, everyone else still gets in.
 */
export type PriorityLane = {
  add(number: number): void
  remove(number: number): void
  /** Whether it is this number's turn among those of the lane, and a pass was earned. */
  mayPass(number: number): boolean
  countEntry(hasPassed: boolean): void
}

export function createPriorityLane(): PriorityLane {
  const members = createPresentNumbers()
  let credit = ENTRIES_FOR_PASS

  return {
    add: members.add,
    remove: members.remove,
    mayPass: number => credit >= ENTRIES_FOR_PASS && members.countBelow(number) === 0,
    countEntry: hasPassed =>
      void (credit = hasPassed ? credit - ENTRIES_FOR_PASS : Math.min(credit + 1, MOST_CREDIT)),
  }
}
