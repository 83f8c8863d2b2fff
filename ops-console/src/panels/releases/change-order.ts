import * as api from 'ops-api'
import type { Send } from '../../api/call-ops.ts'

const FIRST_PERCENT = 5

const calls = {
  promote: api.promoteRelease,
  canary: api.setCanary,
  rollback: api.rollBackRelease,
  retire: api.retireRemote,
}

export type Verb = keyof typeof calls

/** A change of a remote: for a promotion and a canary its version, for a canary how many of a hundred browsers get it. */
export type Order = { version?: string; percent?: number; reason?: string }

/** The fields of a change as they are typed. */
export type ChangeForm = { version: string; percent: string; reason: string }

/** Returns the form of a new dialog: a running canary is the likely choice. */
export function emptyForm({ canary }: api.RemoteReport): ChangeForm {
  return { version: canary?.version ?? '', percent: String(canary?.percent ?? FIRST_PERCENT), reason: '' }
}

/** Returns the order that the form describes. */
export function orderOf(verb: Verb, { version, percent, reason }: ChangeForm): Order {
  return {
    ...(isAsking(verb) && { version }),
    ...(verb === 'canary' && { percent: Number(percent) }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  }
}

/** Returns false for a roll back and a withdrawal: they have no required field, so their effects are shown at once. */
export function isAsking(verb: Verb): boolean {
  return verb === 'promote' || verb === 'canary'
}

/** Compares two orders by their effects; the reason has none, so it may be typed after the preview. */
export function isSameChange(one: Order, other: Order): boolean {
  return one.version === other.version && one.percent === other.percent
}

type Manner = { dryRun: true } | { dryRun: false; basedOn: number }

/** Describes the effects of a change in a dry run, or carries it out unless the remote has changed since `basedOn`. */
export function sendChange(send: Send, remote: string, verb: Verb, order: Order & Manner) {
  return send(calls[verb], { params: { remote }, body: order })
}
