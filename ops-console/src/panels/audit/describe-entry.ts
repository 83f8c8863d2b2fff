import type { AuditAction, AuditEntry } from 'ops-api'
import { places } from '../notices/texts.ko.ts'
import { modes, ok, orders } from '../now/texts.ko.ts'
import { roles } from '../tokens/texts.ko.ts'
import { actorName } from '../actor-name.ts'
import { atTime, given, named, type Describe } from './fact.ts'
import { changedLine, changedLists, endedTurns, message } from './line-facts.ts'
import { changed, figures, released } from './release-facts.ts'
import * as t from './texts.ko.ts'

/** Returns the facts of an entry in the words of the console. An unknown action keeps the words of the log. */
export function describeEntry(
  { action, detail }: Pick<AuditEntry, 'action' | 'detail'>,
  nameOfLine: (action: string) => string,
): string {
  const describe = descriptions[action] ?? (() => Object.values(detail).map(value => given(value)))
  return describe(detail, nameOfLine).filter(Boolean).join(' · ')
}

const nothing: Describe = () => []
const remoteAlone: Describe = ({ remote, reason }) => [given(remote), given(reason)]
const person: Describe = detail => [given(detail['person'])]
const notice: Describe = ({ title, place, begins, ends }) => [
  given(title),
  named(places, place),
  atTime(begins, from => atTime(ends, until => t.period(from, until)) || from),
]

const descriptions: Readonly<Record<string, Describe>> = {
  'release.upload': detail => [released(detail), detail['isNew'] === false && t.storedBefore],
  'release.promote': changed,
  'release.canary': changed,
  'release.rollback': changed,
  'release.retire': changed,
  'release.order': ({ remote, verb, version, percent, reason }) => [
    given(remote),
    named(orders, verb),
    given(version),
    given(percent, share => `${share}%`),
    given(reason),
  ],
  'release.withdraw': ({ remote, verb, orderedBy }) => [
    given(remote),
    named(orders, verb),
    given(orderedBy, by => t.orderedBy(actorName(by))),
  ],
  'release.clean': ({ removed, days }) => [t.cleaned(Number(removed), Number(days))],
  'release.rollout-pause': remoteAlone,
  'release.rollout-resume': remoteAlone,
  'release.rollout-skip': changed,
  'release.rollout-step': changed,
  'release.rollout-paused': remoteAlone,
  'release.automatic-rollback': (...entry) => [...changed(...entry), ...figures(entry[0])],
  'release.warning': detail => [released(detail), ...figures(detail)],
  'override.create': detail => [released(detail), given(detail['from']), atTime(detail['until'], t.until)],
  'waiting-room.change': changedLine,
  'waiting-room.message': message,
  'waiting-room.end-turns': endedTurns,
  'waiting-room.lists': changedLists,
  'notice.publish': notice,
  'notice.change': notice,
  'notice.delete': notice,
  'token.make': ({ name, role, remotes, expiresAt }) => [
    given(name),
    named(roles, role),
    given(remotes),
    atTime(expiresAt, t.until),
  ],
  'token.revoke': ({ name }) => [given(name)],
  'session.begin': nothing,
  'site.mode': ({ mode }) => [named({ ...modes, normal: ok }, mode)],
  'person.export': person,
  'person.erase': person,
  'operation.refused': ({ call, errorCode }) => [given(call), given(errorCode)],
} satisfies Record<AuditAction, Describe>
