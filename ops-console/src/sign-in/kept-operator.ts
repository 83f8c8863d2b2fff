import * as v from 'valibot'
import type { Operator } from '../api/call-ops.ts'

const KEY = 'ops_operator'

const kept = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string(), name: v.string() }))

/** The operator of this tab. Survives a reload, since phones discard tabs in the background. */
export function keptOperator(storage: Storage): Operator | undefined {
  const read = v.safeParse(kept, storage.getItem(KEY))
  return read.success ? read.output : undefined
}

export function keepOperator(storage: Storage, operator: Operator): void {
  storage.setItem(KEY, JSON.stringify(operator))
}

export function forgetOperator(storage: Storage): void {
  storage.removeItem(KEY)
}
