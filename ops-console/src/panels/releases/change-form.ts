import type { RemoteReport } from 'ops-api'
import type { Order, Verb } from '../../api/ops.ts'

const FIRST_PERCENT = 5

/** The fields of a change as they are typed. */
export type ChangeForm = { version: string; percent: string; reason: string; isSubmitted: boolean }

/** The form of a new dialog: a running canary is the likely choice. */
export function emptyForm({ canary }: RemoteReport, verb: Verb): ChangeForm {
  return {
    version: isAsking(verb) ? (canary?.version ?? '') : '',
    percent: verb === 'canary' ? String(canary?.percent ?? FIRST_PERCENT) : '',
    reason: '',
    isSubmitted: false,
  }
}

/** Reducer of the form. */
export function changed(form: ChangeForm, change: Partial<ChangeForm>): ChangeForm {
  return { ...form, ...change }
}

/** Returns the order that the form describes. */
export function orderOf(remote: string, verb: Verb, { version, percent, reason }: ChangeForm): Order {
  return {
    remote,
    verb,
    ...(isAsking(verb) && { version }),
    ...(verb === 'canary' && { percent: Number(percent) }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  }
}

/** Returns false for a roll back and a withdrawal: they have no required field, so their effects are shown at once. */
export function isAsking(verb: Verb): boolean {
  return verb === 'promote' || verb === 'canary'
}

/** Returns true while a version has still to be chosen. */
export function needsVersion(verb: Verb, { version }: ChangeForm): boolean {
  return isAsking(verb) && version === ''
}

/** Compares two orders by their effects; the reason has none, so it may be typed after the preview. */
export function isSameChange(one: Order, other: Order): boolean {
  return one.version === other.version && one.percent === other.percent
}
