import type { JsonCall } from 'page-kit'
import { afterEach, expect, it, vi } from 'vitest'
import type { CallSandbox } from '../api/call-sandbox.ts'
import { prepare } from './prepare.ts'
import { stateIn } from './state/state.ts'

const seeded = {
  aplyNo: '20250000000001',
  brno: '1234567802',
  personId: 'P-001',
  ci: 'CI',
  aplyType: '확인',
  mngFrGb: '1',
  token: 'T',
  half: 'result',
  page: '/x',
}
let isSet = false
const responseOf = ({ path }: JsonCall) => (path === '/sandbox/api/clock' ? { isSet } : seeded) as never
const call = vi.fn<CallSandbox>(async declared => responseOf(declared))
const sent = () => call.mock.calls.map(([{ method, path }, input]) => [`${method} ${path}`, input])
const remote = { name: 'mfe-proof', version: '1.2.0', routes: [] }
const prepared = (query: string) => prepare(remote, stateIn(query), call)
const session = () => JSON.parse(sessionStorage.getItem('sbiz_session') ?? '{}')

afterEach(() => {
  call.mockClear()
  isSet = false
  vi.restoreAllMocks()
})

it('a scenario without a person gets a new one, and a clock that nobody has set stays as it is', async () => {
  await prepared('?scenario=held')
  expect(sent()).toEqual([
    ['GET /sandbox/api/clock', {}],
    ['POST /sandbox/api/seed', { body: { scenario: 'held' } }],
  ])
})

it('fields of the state are in the session instead of those of the scenario', async () => {
  await prepared('?scenario=held&session={"token":"","extra":1}')
  expect(session()).toMatchObject({ token: '', extra: 1, aplyNo: '20250000000001' })
})

it('a version is signed for the time of the state, and one that is not there is named', async () => {
  const response = { ok: true, json: async () => ({ by: 'tester' }) } as Response
  const request = vi.spyOn(window, 'fetch').mockResolvedValueOnce(response)
  const clock = '2030-06-10T00:00:00.000Z'
  expect((await prepared(`?version=1.3.0&clock=${clock}`)).override).toEqual({ by: 'tester' })
  const [[asked] = ['']] = request.mock.calls
  const { pathname, searchParams } = new URL(asked as string, location.origin)
  expect(pathname).toBe('/sandbox/remote/mfe-proof/1.3.0')
  expect(Date.parse(searchParams.get('now') ?? '') - Date.parse(clock)).toBeLessThan(10_000)

  request.mockResolvedValueOnce({ ok: false } as Response)
  await expect(prepared('?version=9.9.9')).rejects.toThrow('배포된 mfe-proof 9.9.9 버전이 없습니다.')
  request.mockClear()
  expect((await prepared('')).override).toBeNull()
  expect(request).not.toHaveBeenCalled()
})

it('the page runs ahead by the time of the state', async () => {
  const { aheadMs } = await prepared(`?clock=${new Date(Date.now() + 3_600_000).toISOString()}`)
  expect(Math.abs(aheadMs - 3_600_000)).toBeLessThan(60_000)
})
