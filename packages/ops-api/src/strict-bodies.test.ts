import type * as v from 'valibot'
import { expect, it } from 'vitest'
import * as api from './index.ts'

const bodies = Object.entries(api).flatMap(([name, call]) => {
  const body = typeof call === 'object' && 'body' in call ? call.body : undefined
  return isSchema(body) ? [[name, body] as const] : []
})

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}

/** Returns the types of the objects in a schema, however deep inside. */
function objectsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = isSchema(value) && value.type.endsWith('object') ? [value.type] : []
  return [...own, ...Object.values(value).flatMap(objectsIn)]
}

it.each(bodies)('an order of %s with a misspelled field is refused, however deep the field is', (_, body) => {
  expect(objectsIn(body).filter(type => type !== 'strict_object')).toEqual([])
})

it('the orders are those of all calls with a body', () => {
  expect(bodies.length).toBeGreaterThan(10)
})
