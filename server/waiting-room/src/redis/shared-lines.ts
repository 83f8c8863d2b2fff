import { returnCode } from 'queue-protocol'
import type { Documents } from '../documents/documents.ts'
import type { Lines, ReturnCode } from '../line/lines.ts'
import { Connection, SITE, type Options } from './connection.ts'
import { LastPlaces } from './last-places.ts'

export type SharedLines = Lines & { documents: Documents; close(): void }

/**
 * Lines that all processes with this Redis share, keys included. Nobody loses a place while it cannot be reached: people
 * in line go on waiting, and newcomers are told to ask again. `onFailure` is called once, until it is back.
 */
export function openSharedLines(options: Options): SharedLines {
  const connection = new Connection(options)
  const { redis } = connection
  const last = new LastPlaces(key => connection.keys?.read(key))
  const orUnavailable = (work: (lines: Lines) => Promise<ReturnCode>) =>
    connection.ask<ReturnCode>(work, () => returnCode.UNAVAILABLE)
  const waitOn = (key: string) => (connection.keys ? last.guess(key) : last.unknown(key))

  return {
    join: (action, lane) =>
      connection.ask(
        async lines => last.remember(await lines.join(action, lane)),
        () => ({ code: returnCode.IP_BLOCK, note: 'later' }),
      ),
    check: (key, lane) =>
      connection.ask(
        async lines => last.remember(await lines.check(key, lane)),
        () => waitOn(key),
      ),
    stayAlive: key =>
      connection.ask(
        async lines => lines.stayAlive(key),
        () => waitOn(key),
      ),
    complete: key => orUnavailable(async lines => lines.complete(key)),
    leave: key => orUnavailable(async lines => lines.leave(key)),
    steer: (action, settings, revision) => connection.reach(lines => lines.steer(action, settings, revision)),
    settingsOf: action => connection.reach(lines => lines.settingsOf(action)),
    report: () => connection.reach(lines => lines.report()),
    nameOf: async key => connection.keys?.read(key),
    keyOf: name => connection.reach(lines => lines.keyOf(name)),
    waiting: action => connection.reach(lines => lines.waiting(action)),
    seat: (action, present, name) => connection.reach(lines => lines.seat(action, present, name)),
    documents: {
      read: name => connection.reach(() => redis.get(documentKey(name))),
      replace: (name, before, text) =>
        connection.reach(() => redis.replaceText(documentKey(name), before ?? '', text)),
    },
    close: () => redis.destroy(),
  }
}

const documentKey = (name: string) => `{${SITE}}:document:${name}`
