import { afterEach, expect, it } from 'vitest'
import { postJson, testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
const clear = () => fetch(`${backend.address}/sandbox/api/faults`, { method: 'DELETE' })
afterEach(clear)

const addFault = (fault: unknown) => postJson(`${backend.address}/sandbox/api/faults`, fault)
const count = () =>
  postJson(`${backend.address}/api/v1/business/supportApplicationBrnoCheck`, { brNo: '1234567801' })
const statusNow = async () => (await count()).status

it('a status is answered as often as asked, with a sentence', async () => {
  const added = await addFault({ target: '/api/v1/business', kind: 'status', value: 503, times: 2 })
  expect(added).toMatchObject({ status: 201, body: { faults: [{ kind: 'status', value: 503, times: 2 }] } })
  expect(await count()).toMatchObject({
    status: 503,
    body: { status: 503, errorCode: 'SANDBOX_FAULT', message: '시험용 장애가 설정되어 있습니다.' },
  })
  expect([await statusNow(), await statusNow()]).toEqual([503, 200])
})

it('a fault lasts until it is taken back, the newest first, and leaves other addresses alone', async () => {
  await addFault({ target: '/api/', kind: 'status', value: 502 })
  await addFault({ target: '/api/v1/business', kind: 'status', value: 503, times: 1 })
  await addFault({ target: '/api/v1/auth', kind: 'status', value: 504 })
  expect([await statusNow(), await statusNow(), await statusNow()]).toEqual([503, 502, 502])
  await clear()
  expect(await statusNow()).toBe(200)
})

it('a request that hangs gets no response, and the next one does', async () => {
  await addFault({ target: '/api/', kind: 'hang', times: 1 })
  const signal = AbortSignal.timeout(200)
  await expect(fetch(`${backend.address}/api/v1/code/BANK`, { signal })).rejects.toThrow(/timeout/)
  expect(await statusNow()).toBe(200)
})

it('a delayed response is late, and whole', async () => {
  await addFault({ target: '/api/', kind: 'delay', value: 50, times: 1 })
  const start = performance.now()
  expect(await statusNow()).toBe(200)
  expect(performance.now() - start).toBeGreaterThanOrEqual(45)
})

const listBanks = () =>
  fetch(`${backend.address}/api/v1/common/codes/groups/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ groupId: 'BANK' }),
  })

it('a response is cut half way', async () => {
  const whole = Buffer.from(await (await listBanks()).arrayBuffer())
  await addFault({ target: '/api/', kind: 'cut', times: 1 })
  const received: Uint8Array[] = []
  const write = (bytes: Uint8Array) => void received.push(bytes)
  const reading = (await listBanks()).body?.pipeTo(new WritableStream({ write }))
  await expect(reading).rejects.toThrow('terminated')
  expect(Buffer.concat(received)).toEqual(whole.subarray(0, Math.ceil(whole.byteLength / 2)))
})

it('an altered response cannot be read', async () => {
  await addFault({ target: '/api/', kind: 'corrupt', times: 1 })
  await expect(count()).rejects.toThrow(SyntaxError)
})

it.each([
  [{ kind: 'status' }, 'target'],
  [{ target: 'api', kind: 'status' }, 'target'],
  [{ target: '/api', kind: 'explode' }, 'kind'],
  [{ target: '/api', kind: 'status', value: 200 }, 'value'],
  [{ target: '/api', kind: 'status', value: 600 }, 'value'],
  [{ target: '/api', kind: 'hang', times: 0 }, 'times'],
  [null, ''],
])('one that makes no sense is refused with its place: %j', async (fault, field) => {
  const { status, body } = await addFault(fault)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    errorCode: 'SANDBOX_INVALID_FAULT',
    message: '시험용 장애 설정이 올바르지 않습니다.',
  })
  expect(JSON.stringify(body)).toContain(`"field":"${field}"`)
})

it('the sandbox itself is never hit', async () => {
  await addFault({ target: '/', kind: 'status' })
  expect((await fetch(`${backend.address}/sandbox/api/faults`)).status).toBe(200)
  expect(await statusNow()).toBe(500)
})
