import { expect, it } from 'vitest'
import { everyCall } from '../test/every-call.ts'
import { respondJson, serve } from '../test/local-server.ts'

/** The calls that the server carries out once for each press (GP-25). */
const ONCE = [
  'createApplication',
  'updateAccount',
  'cancelApplication',
  'reapply',
  'submitOpinion',
  'createProof',
  'addToBatch',
  'requestParcelLookup',
  'cancelBatch',
  'cancelItem',
  'deleteItem',
  'registerSupplement',
]

it.each(Object.entries(everyCall))('%s sends the key of its press, if it has one', async (name, call) => {
  const received = await serve(respondJson({ status: 200, message: 'Success' }))
  await call().catch(() => undefined)
  expect(received[0]?.headers['idempotency-key']).toBe(ONCE.includes(name) ? 'k' : undefined)
})
