import type { JsonCall } from 'page-kit'
import { axeViolations, countListeners, smallTargets, speechOfPage } from 'ui-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CallSandbox } from '../api/call-sandbox.ts'
import { catalogue } from '../testing/catalogue.ts'
import { IsolationPage } from './isolation-page.tsx'
import { RemoteList } from './parts/remote-list.tsx'
import { stateIn } from './state/state.ts'

const routes = [
  { path: '/proof-intro', title: '증빙등록' },
  { path: 'about:blank', title: '결과' },
]
const remote = { name: 'mfe-proof', version: '1.2.0', routes }
const seeded = {
  aplyNo: '20250000000001',
  brno: '1234567802',
  personId: 'P-001',
  ci: 'CI',
  aplyType: '확인',
  mngFrGb: '1',
  token: 'T',
  half: 'result',
  page: 'about:blank',
}
const responses: Record<string, unknown> = {
  'GET /sandbox/api/catalogue': catalogue,
  'GET /sandbox/api/seed': {
    scenarios: [{ scenario: 'held', description: '보류', status: '보류' }],
    statuses: { prcsStts: [], progressStatus: [], currentStatus: [] },
  },
  'GET /sandbox/api/clock': { now: '2025-06-10T00:00:00.000Z', isSet: true },
  'POST /sandbox/api/clock': { now: '2025-06-10T00:00:00.000Z', isSet: true },
  'POST /sandbox/api/seed': seeded,
}
const responseOf = ({ method, path }: JsonCall) => responses[`${method} ${path}`] as never
const call = vi.fn<CallSandbox>(async declared => responseOf(declared))
const open = vi.fn<(query: string) => void>()

const FULL =
  '?page=about:blank&scenario=held&person=P-001&width=360&clock=2025-06-10T00:00:00.000Z&motion=reduced&fault=late+GET+/api/x'

beforeEach(() => {
  call.mockClear()
  open.mockClear()
})
afterEach(() => {
  sessionStorage.clear()
  delete window.isolation
  vi.restoreAllMocks()
})

async function shown(query = FULL) {
  const { unmount } = await render(<IsolationPage remote={remote} query={query} call={call} open={open} />)
  const frame = page.getByTitle('mfe-proof 화면')
  await expect.element(frame).toBeInTheDocument()
  return Object.assign(frame, { unmount })
}

const sent = () => call.mock.calls.map(([{ method, path }, input]) => [`${method} ${path}`, input])
const press = (name: string) => page.getByRole('button', { name }).click()

it('server, session and frame are brought into the state of the address', async () => {
  const frame = await shown()
  expect(sent()).toContainEqual(['POST /sandbox/api/clock', { body: { now: '2025-06-10T00:00:00.000Z' } }])
  expect(sent()).toContainEqual(['POST /sandbox/api/seed', { body: { scenario: 'held', personId: 'P-001' } }])
  expect(JSON.parse(sessionStorage.getItem('sbiz_session') ?? '')).toMatchObject({
    token: 'T',
    brNo: '1234567802',
  })
  expect(frame.element().getBoundingClientRect().width).toBe(360)
  expect(window.isolation).toMatchObject({ remote: 'mfe-proof', state: stateIn(FULL), override: null })
})

it('the form of a state is read with the name and the value of each choice', async () => {
  // Nine o'clock wherever the tests run: the form shows the time of the device.
  await shown(FULL.replace('2025-06-10T00:00:00.000Z', new Date(2025, 5, 10, 9).toISOString()))
  await page.getByText('호출별 장애').click()
  await expect(await speechOfPage()).toMatchFileSnapshot('./isolation-page.speech.txt')
})

it('an address without a time has the real one, and no one’s session', async () => {
  sessionStorage.setItem('sbiz_session', '{"token":"of another"}')
  await shown('?page=about:blank')
  expect(sent()).toContainEqual(['POST /sandbox/api/clock', { body: { now: null } }])
  expect(window.isolation?.aheadMs).toBe(0)
  expect(sessionStorage.getItem('sbiz_session')).toBeNull()
})

it('a scenario begins on its own page, if the remote has that', async () => {
  const frame = await shown('?scenario=held')
  expect(frame.element()).toHaveAttribute('src', 'about:blank')
})

it('the form shows the state, and opens another one at an address of its own', async () => {
  await shown()
  await expect.element(page.getByLabelText('시나리오')).toHaveValue('held')
  await expect.element(page.getByLabelText('화면 너비')).toHaveValue('360')
  await userEvent.selectOptions(page.getByLabelText('통신'), '끊김')
  await userEvent.selectOptions(page.getByLabelText('화면 너비'), '창 너비')
  await press('이 조건으로 열기')
  expect(stateIn(open.mock.calls[0]?.[0] ?? '')).toEqual({ ...stateIn(FULL), network: 'offline', width: '' })
})

it('the session is shown as it is now; a changed field becomes part of the state', async () => {
  await shown()
  await page.getByText('세션', { exact: true }).click()
  const editor = page.getByLabelText('세션 (JSON)')
  await expect.poll(() => editor.element().textContent).toContain('"token": "T"')
  const text = (editor.element() as HTMLTextAreaElement).value
  await editor.fill(text.replace('"token": "T"', '"token": ""'))
  await press('이 세션으로 열기')
  expect(stateIn(open.mock.calls[0]?.[0] ?? '')).toEqual({ ...stateIn(FULL), session: '{"token":""}' })
  await editor.fill('{')
  await press('이 세션으로 열기')
  await expect.element(page.getByText('JSON 형식이 아닙니다.')).toBeVisible()
  await editor.fill('{}')
  await press('이 세션으로 열기')
  await expect.element(page.getByText('JSON 형식이 아닙니다.')).not.toBeInTheDocument()
})

it('a session that the remote has changed is shown, and earlier changes of the tester stay', async () => {
  const listening = countListeners(window, 'storage')
  const { unmount } = await shown('?page=about:blank&session={"a":1}')
  await page.getByText('세션', { exact: true }).click()
  sessionStorage.setItem('sbiz_session', '{"a":1,"b":2}')
  dispatchEvent(new StorageEvent('storage', { key: 'sbiz_session' }))
  const editor = page.getByLabelText('세션 (JSON)')
  await expect.element(editor).toHaveValue('{\n  "a": 1,\n  "b": 2\n}')
  await editor.fill('{"a":1,"b":3}')
  await press('이 세션으로 열기')
  expect(stateIn(open.mock.calls[0]?.[0] ?? '').session).toBe('{"a":1,"b":3}')
  await unmount()
  expect(listening()).toBe(0)
})

it('each control has the words of a tester, and only the waiting room has a line', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue({ ok: true, json: async () => ({}) } as Response)
  const load = vi.spyOn(HTMLIFrameElement.prototype, 'setAttribute')
  await shown('?page=about:blank&version=1.3.0&fault=late+GET+/api/x')
  await expect.element(page.getByRole('main', { name: '화면' })).toBeVisible()
  expect(page.getByRole('banner').element().textContent).toContain('1.3.0')
  await userEvent.selectOptions(page.getByLabelText('시나리오'), '보류')
  await expect.element(page.getByLabelText('시나리오')).toHaveValue('held')
  await page.getByText('호출별 장애').click()
  const mend = page.getByRole('button', { name: 'GET /api/x 장애 해제' })
  await expect.element(mend).toBeVisible()
  expect(mend.element().parentElement?.textContent).toContain('GET /api/x: 응답 없음')
  window.isolation?.record({ kind: 'dialog', text: '삭제할까요?' })
  await expect.element(page.getByText('대화상자')).toBeVisible()
  window.isolation?.record({ kind: 'navigation', text: '/proof-intro' })
  await expect.element(page.getByText('이동', { exact: true })).toBeVisible()
  expect(page.getByLabelText('대기열').elements()).toEqual([])
  // A frame that is loaded again would lose what the tester has done in it.
  expect(load.mock.calls.filter(([name]) => name === 'src')).toHaveLength(1)

  await render(
    <IsolationPage
      remote={{ ...remote, name: 'mfe-queue' }}
      query="?page=about:blank"
      call={call}
      open={open}
    />,
  )
  const queue = page.getByLabelText('대기열')
  await expect.element(queue).toBeVisible()
  expect([...(queue.element() as HTMLSelectElement).options].map(({ label }) => label)).toEqual([
    '선택',
    '서버 상태 그대로',
    '줄 서는 중 (앞에 120명)',
    '입장 제한',
    '대기열 장애',
  ])
})

it('what the remote does is listed in order, and copied for a report, without numbers of a person', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await shown()
  await expect.element(page.getByText('아직 기록이 없습니다.')).toBeVisible()
  const request = '{"rpsrRnno":"8001011234567","aplyNo":"20250000000001","token":"secret"}'
  window.isolation?.record({ kind: 'call', text: 'POST /api/x', request }, '1')
  window.isolation?.record({ kind: 'announcement', text: '번호 010-1234-5678' })
  window.isolation?.record({ kind: 'call', text: 'POST /api/x', outcome: '401', response: '{}' }, '1')
  const entries = page.getByRole('list', { name: '기록' }).getByRole('listitem')
  await expect.poll(() => entries.nth(0).element().textContent).toContain('호출 POST /api/x 401')
  expect(entries.nth(1).element().textContent).toContain('음성 안내 번호 ******')

  await press('오류 보고 복사')
  await expect.element(page.getByText('오류 보고를 복사했습니다.')).toBeVisible()
  const report = copy.mock.calls[0]?.[0] ?? ''
  expect(report).toContain('mfe-proof 1.2.0')
  expect(report).toContain('"scenario":"held"')
  expect(report).toContain('20250000000001')
  expect(report).not.toMatch(/8001011234567|secret|1234-5678|"token":"T"/)

  copy.mockRejectedValueOnce(new Error('denied'))
  await press('오류 보고 복사')
  await expect.element(page.getByText('복사하지 못했습니다.')).toBeVisible()
})

it('a call fails in a chosen way, and is mended, at an address of its own', async () => {
  await shown()
  await page.getByText('호출별 장애').click()
  await press('장애 추가')
  await expect.element(page.getByText('호출과 장애를 모두 선택해주세요.')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('호출', { exact: true }), 'POST /api/v1/proof/cancel')
  await userEvent.selectOptions(page.getByLabelText('장애', { exact: true }), '409-PROOF_NOT_CANCELLABLE')
  await press('장애 추가')
  await expect.element(page.getByText('호출과 장애를 모두 선택해주세요.')).not.toBeInTheDocument()
  const [[added] = ['']] = open.mock.calls
  expect(stateIn(added).faults).toEqual({
    'GET /api/x': 'late',
    'POST /api/v1/proof/cancel': '409-PROOF_NOT_CANCELLABLE',
  })
  await press('GET /api/x 장애 해제')
  expect(stateIn(open.mock.calls[1]?.[0] ?? '').faults).toEqual({})
})

it('recorded responses need no backend: nothing is asked of the sandbox to begin', async () => {
  await shown('?page=about:blank&responses=recorded&scenario=held')
  expect(
    sent().filter(([name]) => String(name).startsWith('POST') || String(name).endsWith('clock')),
  ).toEqual([])
  expect(window.isolation?.recorded.calls['POST /api/v1/proof/cancel']?.response).toBeDefined()
  expect(JSON.parse(sessionStorage.getItem('sbiz_session') ?? '')).toMatchObject({ token: 'RECORDED' })
  document.cookie = 'sbiz_auth_on=; path=/; max-age=0'
})

it('a state that cannot be prepared shows the reason, and no remote', async () => {
  call.mockRejectedValueOnce(new Error('시험 환경에 연결할 수 없습니다.'))
  await render(<IsolationPage remote={remote} query="" call={call} open={open} />)
  await expect.element(page.getByText('시험 환경에 연결할 수 없습니다.').first()).toBeVisible()
  await expect.element(page.getByRole('alert').first()).toHaveAttribute('data-tone', 'warning')
  expect(document.querySelector('iframe')).toBeNull()
})

it('an address with a session that is no JSON says so', async () => {
  await render(<IsolationPage remote={remote} query="?session=%7B" call={call} open={open} />)
  await expect.element(page.getByText('주소의 session 값이 JSON 형식이 아닙니다.').first()).toBeVisible()
})

it('by keyboard a link leads past the frame to the form', async () => {
  await shown()
  await userEvent.keyboard('{Tab}{Enter}{Tab}')
  await expect.element(page.getByLabelText('열 화면')).toHaveFocus()
})

it.each([
  { width: 320, height: 640, isAllInSight: false },
  { width: 640, height: 360, isAllInSight: false },
  { width: 1280, height: 800, isAllInSight: true },
])(
  'has no barrier, small target, covered heading or sideways scrolling in a window of $width × $height',
  async looks => {
    const { width, height, isAllInSight } = looks
    await page.viewport(width, height)
    const frame = await shown('?page=about:blank&width=1280')
    const heading = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
    expect(frame.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(heading.bottom)
    window.isolation?.record({ kind: 'call', text: 'POST /api/x', request: '{}' })
    for (const panel of ['호출별 장애', '세션', '내용']) await page.getByText(panel, { exact: true }).click()
    expect(await axeViolations(document.body)).toEqual([])
    expect(smallTargets(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const { scrollHeight } = document.documentElement
    expect(scrollHeight <= height).toBe(isAllInSight)
  },
)

it('without a remote in its address the page lists those of the site', async () => {
  await render(<RemoteList remotes={[remote]} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('단독 시험할 화면 묶음')
  await expect
    .element(page.getByRole('link', { name: 'mfe-proof' }))
    .toHaveAttribute('href', '/sandbox/remote/mfe-proof')
  expect(await axeViolations(document.body)).toEqual([])
})
