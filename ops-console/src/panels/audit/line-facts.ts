import * as room from '../waiting-room/texts.ko.ts'
import { timeOf } from '../time-of.ts'
import { given, named, type Describe, type Detail, type Fact, type Value } from './fact.ts'
import * as t from './texts.ko.ts'

/** A line's change: what was set before and is set now, where the two differ. */
export const changedLine: Describe = (detail, nameOfLine) => {
  const { line, mode, modeBefore, limit, limitBefore, rate, rateBefore, reason } = detail
  return [
    nameOfLine(String(line)),
    mode !== modeBefore &&
      t.modeSet(named(room.modes, modeBefore) || room.none, named(room.modes, mode) || room.none),
    limit !== limitBefore && room.limited(amount(limitBefore), amount(limit)),
    rate !== rateBefore && room.paced(amount(rateBefore), amount(rate)),
    planned(detail),
    given(reason),
  ]
}

function planned({ opensAt, opensAtBefore, closesAt, draw }: Detail): Fact {
  if (typeof opensAt !== 'string') return typeof opensAtBefore === 'string' && t.planCancelled
  const times = room.schedule(timeOf(opensAt), typeof closesAt === 'string' ? timeOf(closesAt) : null)
  return draw ? t.withDraw(times) : times
}

function amount(value: Value): string {
  return typeof value === 'number' ? room.count(value) : room.none
}

export const message: Describe = ({ line, text, until, reason }, nameOfLine) => [
  line === 'all' ? t.allLines : nameOfLine(String(line)),
  given(text, words => (typeof until === 'string' ? room.messageUntil(words, timeOf(until)) : words)) ||
    t.takenBack,
  given(reason),
]

export const endedTurns: Describe = ({ line, ended, reason }, nameOfLine) => [
  nameOfLine(String(line)),
  given(ended, turns => room.count(Number(turns))),
  given(reason),
]

export const changedLists: Describe = detail => [
  ...difference(room.deny, detail['denyBefore'], detail['deny']),
  ...difference(room.priority, detail['priorityBefore'], detail['priority']),
  given(detail['reason']),
]

function difference(list: string, before: Value, after: Value) {
  const [added, removed] = [without(after, before), without(before, after)]
  return [added !== '' && t.added(list, added), removed !== '' && t.removed(list, removed)]
}

/** Returns the entries of one list that are not in the other. */
function without(list: Value, other: Value): string {
  const [entries, others] = [String(list ?? '').split(' '), String(other ?? '').split(' ')]
  return entries.filter(entry => !others.includes(entry)).join(' ')
}
