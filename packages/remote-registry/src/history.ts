import * as v from 'valibot'
import { versionSchema } from './registered-remote.ts'
import type { Registry } from './registry.ts'

/** How many steps of a remote the registry remembers. */
const REMEMBERED = 100

export const ACTIONS = ['promote', 'canary', 'end canary', 'roll back', 'retire'] as const

const text = v.pipe(v.string(), v.minLength(1))

/** One step of a remote: who changed which release browsers get, and when. */
export const stepSchema = v.strictObject({
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** That of the registry after it. */
  revision: v.number(),
  /** Who: an operator, or a program by its name. */
  by: text,
  action: v.picklist(ACTIONS),
  /** The version that browsers got before; null when they got none. */
  from: v.nullable(versionSchema),
  to: v.nullable(versionSchema),
  /** Of a canary: for how many of a hundred browsers, and for which besides. */
  percent: v.optional(v.number()),
  allow: v.optional(v.array(text)),
  /** Why, in a sentence. */
  reason: v.optional(text),
})

export type Action = (typeof ACTIONS)[number]
export type Step = v.InferOutput<typeof stepSchema>

/** The steps of a remote, the newest first. */
export function historyOf({ history = {} }: Registry, name: string): readonly Step[] {
  return Object.hasOwn(history, name) ? (history[name] ?? []) : []
}

/** The registry with one more step of a remote. */
export function withStep(registry: Registry, name: string, step: Step): Registry {
  const steps = [step, ...historyOf(registry, name)].slice(0, REMEMBERED)
  return { ...registry, history: { ...registry.history, [name]: steps } }
}
