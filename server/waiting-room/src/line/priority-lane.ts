import { PresentNumbers } from './present-numbers.ts'

/** Of ten people who enter, at most one has passed others. */
const ENTRIES_FOR_PASS = 9
const MOST_CREDIT = 3 * ENTRIES_FOR_PASS

/**
 * The people of a line who may pass the others. They keep their number, so that they never enter later for it. Nine
 * entries in order earn one pass, so that everyone else still gets in.
 */
export function createPriorityLane() {
  const members = new PresentNumbers()
  let credit = ENTRIES_FOR_PASS

  return {
    add: (number: number) => members.add(number),
    remove: (number: number) => members.remove(number),
    /** Returns true if the number is the first of the lane and a pass was earned. */
    mayPass: (number: number) => credit >= ENTRIES_FOR_PASS && members.countBelow(number) === 0,
    countEntry: (hasPassed: boolean) =>
      void (credit = hasPassed ? credit - ENTRIES_FOR_PASS : Math.min(credit + 1, MOST_CREDIT)),
  }
}
