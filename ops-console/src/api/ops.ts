import * as v from 'valibot'
import { OpsUnreachable, type CallOps, type Operator } from './call-ops.ts'
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

/** The operations API as one operator sees it. Every call throws `OpsRefused` or `OpsUnreachable`. */
export type Ops = {
  read<T extends Topic>(topic: T): Promise<ValueOf<T>>
  /** What the change would do, to how many; changes nothing. */
  preview(order: Order): Promise<Change>
  /** Refused when another operator has changed the remote since the preview. */
  change(order: Order, previewed: Change): Promise<Change>
}

export function opsOf(operator: Operator, call: CallOps): Ops {
  const send = async ({ remote, verb, ...rest }: Order, manner: { dryRun: boolean; basedOn?: number }) => {
    const path = `/ops/api/releases/${encodeURIComponent(remote)}/${verb}`
    return readAs(changeSchema, await call(operator, path, { ...rest, ...manner }))
  }

  return {
    read: async topic => readTopic(topic, await call(operator, topics[topic].path)),
    preview: order => send(order, { dryRun: true }),
    change: (order, { basedOn }) => send(order, { dryRun: false, basedOn }),
  }
}

/** What came of a topic. Throws `OpsUnreachable` when it makes no sense. */
export function readTopic<T extends Topic>(topic: T, came: unknown): ValueOf<T> {
  const schema: v.GenericSchema<unknown, ValueOf<T>> = topics[topic].schema
  return readAs(schema, came)
}

function readAs<T>(schema: v.GenericSchema<unknown, T>, came: unknown): T {
  const read = v.safeParse(schema, came)
  if (read.success) return read.output
  throw new OpsUnreachable(t.unexpected)
}
