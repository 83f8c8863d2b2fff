import { expect, it } from 'vitest'
import { sendCostlyBodies } from '../testing/hostile/hostile-load.ts'
import { postJson, testBackend } from '../testing/backend/test-backend.ts'

const backend = testBackend()

it('an ordinary write is done while 150 hostile bodies are on their way, all of which are refused', async () => {
  const register = `${backend.address}/api/v1/business/first/register`
  const hostile = sendCostlyBodies(backend.address, 150)
  expect(await postJson(register, { brNo: '1234567801' })).toMatchObject({ status: 200 })
  const finished = Promise.all(hostile.map(({ finish }) => finish()))
  expect(await postJson(register, { brNo: '1234567802' })).toMatchObject({ status: 200 })
  expect(new Set(await finished)).toEqual(new Set([400, 413]))
})
