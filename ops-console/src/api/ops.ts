import * as v from 'valibot'
import { OpsUnreachable, type CallOps, type Operator } from './call-ops.ts'
import {
  auditSchema,
  changeSchema,
  healthSchema,
  releasesSchema,
  toldSchema,
  type AuditEntry,
  type Change,
  type Health,
  type Releases,
  type Told,
} from './shapes.ts'
import * as t from './texts.ko.ts'

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
  releases(): Promise<Releases>
  /** What pages have told of releases lately. */
  told(): Promise<Told>
  /** What the change would do, to how many; changes nothing. */
  preview(order: Order): Promise<Change>
  change(order: Order): Promise<Change>
  health(): Promise<Health>
  audit(): Promise<readonly AuditEntry[]>
}

export function opsOf(operator: Operator, call: CallOps): Ops {
  const ask = async <const Schema extends v.GenericSchema>(schema: Schema, path: string, body?: object) => {
    const read = v.safeParse(schema, await call(operator, path, body))
    if (read.success) return read.output
    throw new OpsUnreachable(t.unexpected)
  }
  const order = ({ remote, verb, ...rest }: Order, dryRun: boolean) =>
    ask(changeSchema, `/ops/api/releases/${encodeURIComponent(remote)}/${verb}`, { ...rest, dryRun })

  return {
    releases: () => ask(releasesSchema, '/ops/api/releases'),
    told: () => ask(toldSchema, '/ops/api/beacons?minutes=60'),
    preview: wanted => order(wanted, true),
    change: wanted => order(wanted, false),
    health: () => ask(healthSchema, '/readyz'),
    audit: async () => (await ask(auditSchema, '/ops/api/audit')).entries,
  }
}
