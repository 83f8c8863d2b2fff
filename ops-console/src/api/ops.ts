import * as api from 'ops-api'
import { readAs, type JsonCall } from 'page-kit/calls'
import type { GenericSchema } from 'valibot'
import type { CallOps, Operator } from './call-ops.ts'
import * as t from './texts.ko.ts'

export type Verb = 'promote' | 'canary' | 'rollback' | 'retire'

/** An operator's wish for a remote. */
export type Order = {
  remote: string
  verb: Verb
  /** For a promotion and a canary; also for a roll back to another version than the one before. */
  version?: string
  /** For a canary: how many of a hundred browsers get it. */
  percent?: number
  reason?: string
}

type Manner = { dryRun: boolean; basedOn?: number }

/** The operations API as one operator uses it. */
export type Ops = ReturnType<typeof opsOf>

/** Returns the calls of an operator. Each throws `CallRefused` or `SiteUnreachable`. */
export function opsOf(operator: Operator, call: CallOps) {
  const send = ({ remote, verb, version, percent = 0, ...rest }: Order, manner: Manner) => {
    const params = { remote }
    const body = { ...rest, ...manner }
    // Without a version the server refuses, and names the field.
    const versioned = { ...body, version: version ?? '' }
    if (verb === 'promote') return call(operator, api.promoteRelease, { params, body: versioned })
    if (verb === 'canary') return call(operator, api.setCanary, { params, body: { ...versioned, percent } })
    if (verb === 'retire') return call(operator, api.retireRemote, { params, body })
    return call(operator, api.rollBackRelease, { params, body: version === undefined ? body : versioned })
  }
  return {
    async read<T extends api.Topic>(topic: T): Promise<api.ValueOf<T>> {
      const declared: JsonCall = api.topics[topic]
      return readTopic(topic, await call(operator, declared, {}))
    },
    /** Describes the effects of the change; changes nothing. */
    preview: (order: Order) => send(order, { dryRun: true }),
    /** Is refused if another operator has changed the remote since the preview. */
    change: (order: Order, { basedOn }: api.ReleaseChange) => send(order, { dryRun: false, basedOn }),
    /** Pauses the steps of a canary, or resumes them. */
    steer: (remote: string, order: 'pause' | 'resume') =>
      call(operator, api.steerRollout, { params: { remote }, body: { order } }),
    /** Returns a link that shows a tester the release in the folder `from`. */
    makeLink: (body: { remote: string; from: string }) => call(operator, api.createOverride, { body }),
    /** Returns a page of the audit log. */
    readAudit: (query: { before?: string; kind?: api.AuditKind }) => call(operator, api.readAudit, { query }),
    readTokens: async () => (await call(operator, api.readTokens, {})).tokens,
    /** Returns the text of a new token, which is shown this once. */
    makeToken: async (body: api.TokenOrder) => (await call(operator, api.makeToken, { body })).token,
    revokeToken: (name: string) => call(operator, api.revokeToken, { params: { name } }),
    /** Changes a line of the waiting room at once. */
    changeLine: (action: string, body: api.LineChange) =>
      call(operator, api.changeLine, { params: { action }, body }),
    /** Replaces the addresses and numbers that the waiting room refuses or prefers. */
    changeLists: (body: api.ListsChange) => call(operator, api.changeLists, { body }),
    /** Shows a message to all who wait in a line, or in all lines; null removes it. */
    changeMessage: (body: api.MessageChange) => call(operator, api.changeMessage, { body }),
    /** Ends all turns of a line that go on. */
    endTurns: (action: string, body: { reason?: string }) =>
      call(operator, api.endTurns, { params: { action }, body }),
  }
}

/** Returns a received value of a topic. Throws `SiteUnreachable` if it has another shape. */
export function readTopic<T extends api.Topic>(topic: T, received: unknown): api.ValueOf<T> {
  const schema: GenericSchema<unknown, api.ValueOf<T>> = api.topics[topic].response
  return readAs(schema, received, t.unexpected)
}
