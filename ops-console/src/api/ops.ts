import type * as v from 'valibot'
import { readAs } from 'page-kit'
import type { CallOps, Operator } from './call-ops.ts'
import { changeSchema, type Change } from './shapes.ts'
import * as t from './texts.ko.ts'
import { topics, type Topic, type ValueOf } from './topics.ts'

export type Verb = 'promote' | 'canary' | 'rollback' | 'retire'

/** What an operator wants done with a remote. */
export type Order = {
  remote: string
  verb: Verb
  /** Of a promotion or a canary, and of a roll back to another version than the one before. */
  version?: string
  /** Of a canary: for how many of a hundred browsers. */
  percent?: number
  reason?: string
}

type Decision = {
  /** The revision that the operator has seen: a change to another is refused. */
  basedOn: number
  reason?: string
}

/** What is left out stays as it is; null takes a limit or the schedule away. */
export type LineChange = {
  mode?: string
  limit?: number | null
  rate?: number | null
  schedule?: { opensAt: string; closesAt?: string; draw: boolean } | null | undefined
}

/** The operations API as one operator sees it. Every call throws `CallRefused` or `SiteUnreachable`. */
export type Ops = {
  read<T extends Topic>(topic: T): Promise<ValueOf<T>>
  /** What the change would do, to how many; changes nothing. */
  preview(order: Order): Promise<Change>
  /** Refused when another operator has changed the remote since the preview. */
  change(order: Order, previewed: Change): Promise<Change>
  /** Steers a line of the waiting room, at once. */
  changeLine(action: string, change: LineChange & Decision): Promise<void>
  /** Replaces whom the waiting room refuses, and who goes first. */
  changeLists(lists: { deny: readonly string[]; priority: readonly string[] } & Decision): Promise<void>
}

export function opsOf(operator: Operator, call: CallOps): Ops {
  const send = async ({ remote, verb, ...rest }: Order, manner: { dryRun: boolean; basedOn?: number }) => {
    const path = `/ops/api/releases/${encodeURIComponent(remote)}/${verb}`
    return readAs(changeSchema, await call(operator, path, { ...rest, ...manner }), t.unexpected)
  }
  const put = async (what: string, body: object) =>
    void (await call(operator, `/ops/api/waiting-room/${what}`, body, 'PUT'))

  return {
    read: async topic => readTopic(topic, await call(operator, topics[topic].path)),
    preview: order => send(order, { dryRun: true }),
    change: (order, { basedOn }) => send(order, { dryRun: false, basedOn }),
    changeLine: (action, change) => put(encodeURIComponent(action), change),
    changeLists: lists => put('lists', lists),
  }
}

/** What came of a topic. Throws `SiteUnreachable` when it makes no sense. */
export function readTopic<T extends Topic>(topic: T, came: unknown): ValueOf<T> {
  const schema: v.GenericSchema<unknown, ValueOf<T>> = topics[topic].schema
  return readAs(schema, came, t.unexpected)
}
