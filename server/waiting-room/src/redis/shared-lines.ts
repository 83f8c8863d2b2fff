import { returnCode } from 'queue-protocol'
import { createMemoryDocuments, type Documents } from '../documents/documents.ts'
import type { MaybePromise } from '../fast-path/maybe-promise.ts'
import type { Lines, ReturnCode, TicketReply } from '../line/lines.ts'
import { Connection, documentKey, type Options } from './connection.ts'
import { LastPlaces } from './last-places.ts'
import { SettingsCopy } from './settings-copy.ts'

/** `kept` has the copy of settings and lists that outlives an emptied Redis. */
export type SharedOptions = Options & { kept?: Documents }

export type SharedLines = Lines & { documents: Documents; close(): void }

/**
 * Opens the lines that all processes with this Redis share, keys included. While Redis is out of reach, nobody loses a
 * place: people in line wait on, and new clients are asked to repeat. `onFailure` is called once for each such time.
 * An emptied Redis gets its settings and lists back from `kept`. Its former keys are unknown, and nobody enters for a
 * minute.
 */
export function openSharedLines({ kept = createMemoryDocuments(), ...options }: SharedOptions): SharedLines {
  const copy = new SettingsCopy(kept, options.onFailure)
  const connection = new Connection({ ...options, copy })
  const { redis } = connection
  const last = new LastPlaces(key => connection.keys?.read(key))
  const orUnavailable = (work: (lines: Lines) => MaybePromise<ReturnCode>) =>
    connection.ask<ReturnCode>(work, () => returnCode.UNAVAILABLE)
  const orWait = (key: string, work: (lines: Lines) => MaybePromise<TicketReply>) =>
    connection.ask(work, () => (connection.keys ? last.guess(key) : last.unknown(key)))

  return {
    join: (action, lane, network) =>
      connection.ask(
        async lines => last.remember(await lines.join(action, lane, network)),
        () => ({ code: returnCode.IP_BLOCK, note: 'later' }),
      ),
    check: (key, lane) => orWait(key, async lines => last.remember(await lines.check(key, lane))),
    stayAlive: key => orWait(key, lines => lines.stayAlive(key)),
    complete: key => orUnavailable(lines => lines.complete(key)),
    end: key => orUnavailable(lines => lines.end(key)),
    leave: key => orUnavailable(lines => lines.leave(key)),
    steer: (action, settings, revision) => connection.reach(lines => lines.steer(action, settings, revision)),
    settingsOf: action => connection.reach(lines => lines.settingsOf(action)),
    report: () =>
      connection.reach(async lines => {
        const reports = await lines.report()
        await copy.keep(reports)
        return reports
      }),
    nameOf: async key => connection.keys?.read(key),
    keyOf: name => connection.reach(lines => lines.keyOf(name)),
    waiting: action => connection.reach(lines => lines.waiting(action)),
    inside: action => connection.reach(lines => lines.inside(action)),
    seat: (action, present, name) => connection.reach(lines => lines.seat(action, present, name)),
    documents: {
      read: name =>
        connection.reach(async () => {
          const text = await redis.get(documentKey(name))
          await copy.keepDocument(name, text)
          return text
        }),
      replace: (name, before, text) =>
        connection.reach(() => redis.replaceText(documentKey(name), before ?? '', text)),
    },
    close: () => redis.destroy(),
  }
}
