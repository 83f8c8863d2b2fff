import { axeViolations, smallTargets } from 'ui-kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallRefused, SiteUnreachable } from 'page-kit'
import { readApplications } from 'sandbox-api'
import { session } from 'shared-session'
import { application, APPLICATION, call, fillSandbox, posts, sandbox } from './testing/sandbox.ts'
import { button, press, section, show, unfold } from './testing/show-tester.tsx'

const cards = section('신청과 업무 처리').getByRole('listitem')

beforeEach(fillSandbox)
afterEach(() => vi.restoreAllMocks())

describe('the tester’s page', () => {
  it.each([
    ['light', undefined],
    ['dark', 'high-contrast'],
  ])('is clean for axe on a phone in the %s, large enough to press, and no wider', async (_, mode) => {
    await page.viewport(360, 740)
    document.documentElement.dataset['krdsMode'] = mode
    sandbox.responses['POST /limits'] = new CallRefused(400, '시험용 요청이 올바르지 않습니다.')
    await show()
    unfold()
    await press('제한 해제')
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(await axeViolations(document.body)).toEqual([])
    expect(smallTargets(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    delete document.documentElement.dataset['krdsMode']
  })

  it.each([
    ['a refusal by its sentence', new CallRefused(409, '이 상태로 변경할 수 없습니다.')],
    ['a server that cannot be reached', new SiteUnreachable('요청을 처리하지 못했습니다.')],
  ])('tells %s until the next press, and keeps what was typed', async (_, error) => {
    sandbox.responses[`POST /back-office/applications/${APPLICATION}`] = error
    await show()
    unfold()
    const form = page.getByRole('form', { name: `${APPLICATION} 결정금액` })
    await expect.element(form.getByLabelText('결정금액')).toHaveAttribute('inputmode', 'numeric')
    await expect.element(page.getByLabelText('사유 코드')).toHaveAttribute('inputmode', 'text')
    await form.getByLabelText('결정금액').fill('300,000')
    await form.getByRole('button').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(error.message)
    await expect.element(form.getByLabelText('결정금액')).toHaveValue('300000')
    sandbox.responses[`POST /back-office/applications/${APPLICATION}`] = { application }
    await form.getByRole('button').click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(page.getByText('저장했습니다.')).toHaveRole('status')
  })

  it('says in its place what cannot be read, and shows the rest', async () => {
    sandbox.responses['/clock'] = new CallRefused(503, '시각을 읽을 수 없습니다.')
    await show()
    await expect
      .element(section('서버 시각').getByRole('alert'))
      .toMatchTextContent('시각을 읽을 수 없습니다.')
    await expect.element(section('시험 계좌')).toMatchTextContent('정상 계좌은행 코드 004')
  })
})

type Work = { act: () => Promise<unknown>; sends: [path: string, body: object]; says: string | RegExp }

const typeInto = async (form: string, label: string, text: string) => {
  await page.getByRole('form', { name: form }).getByLabelText(label).fill(text)
  await userEvent.keyboard('{Enter}')
}

const seeded = `신청을 만들고 그 신청인으로 로그인했습니다. (${APPLICATION})`
const seeding: Work[] = [
  { act: () => press('신청 만들기'), sends: ['/seed', { scenario: 'held' }], says: seeded },
  {
    async act() {
      const seeds = section('시드: 정해진 상태의 신청 만들기')
      await seeds.getByLabelText('신청인').selectOptions('P-002')
      await seeds.getByLabelText('사업자등록번호').fill('123-45-67802')
      await press('신청 만들기')
    },
    sends: ['/seed', { scenario: 'held', personId: 'P-002', brno: '1234567802' }],
    says: seeded,
  },
]

const caseWork: Work[] = [
  {
    act: () => press(`${APPLICATION} 심의중 상태로`),
    sends: [`/back-office/applications/${APPLICATION}`, { prcsStts: '심의중' }],
    says: "'심의중' 상태로 변경했습니다.",
  },
  {
    act: () => typeInto(`${APPLICATION} 사유 코드`, '사유 코드', 'US01'),
    sends: [`/back-office/applications/${APPLICATION}`, { prcsSttsRemark: 'US01' }],
    says: '저장했습니다.',
  },
  {
    act: () => typeInto('증빙 묶음 5 (택배, 금액) 결정금액', '결정금액', '5,000'),
    sends: ['/back-office/proof-mstr/5', { amountDcsn: 5000 }],
    says: '저장했습니다.',
  },
  {
    act: () => typeInto('증빙 7 사유', '사유', '흐림'),
    sends: ['/back-office/proof/7', { reason: '흐림' }],
    says: '저장했습니다.',
  },
  {
    act: () => typeInto('의견: 다시 봐주세요. 답변', '답변', '확인했습니다.'),
    sends: ['/back-office/opinions/3', { answerContent: '확인했습니다.' }],
    says: '저장했습니다.',
  },
  {
    async act() {
      await page.getByRole('checkbox', { name: '허용되지 않은 상태로도 변경' }).click()
      await press('증빙 7 승인 상태로')
    },
    sends: ['/back-office/proof/7', { currentStatus: '승인', force: true }],
    says: "'승인' 상태로 변경했습니다.",
  },
]

const services: Work[] = [
  {
    async act() {
      await page.getByLabelText('인증할 인물').selectOptions('P-002')
      await press('실패')
    },
    sends: ['/identity/complete', { requestId: 'T-1', personId: 'P-002', outcome: 'fail' }],
    says: '본인인증을 끝냈습니다. (실패)',
  },
  {
    async act() {
      await page.getByLabelText('방식').selectOptions('모두 대기')
      await page.getByLabelText('1초당 입장 인원').fill('2')
      await press('적용')
    },
    sends: ['/queue/act_1', { mode: 'wait', limit: 5, rate: 2 }],
    says: "첫 화면 (act_1) 대기열: '모두 대기'",
  },
  {
    // Begins with the settings of the line.
    async act() {
      await page.getByLabelText('화면', { exact: true }).selectOptions('act_2')
      await page.getByLabelText('오류 코드').fill('501')
      await press('적용')
    },
    sends: ['/queue/act_2', { mode: 'error', limit: 5, code: 501 }],
    says: "휴대폰 인증 (act_2) 대기열: '오류'",
  },
  {
    async act() {
      await page.getByLabelText(/^시각/).fill('2025-06-10T09:00')
      await press('시각 맞추기')
    },
    sends: ['/clock', { now: new Date('2025-06-10T09:00').toISOString() }],
    says: /맞춰진 시각/,
  },
  { act: () => press('실제 시각으로'), sends: ['/clock', { now: null }], says: /맞춰진 시각/ },
  {
    act: () => press('제한 해제'),
    sends: ['/limits', { on: false }],
    says: '요청 횟수를 제한하지 않습니다.',
  },
]

describe('a press', () => {
  it.each([
    ['makes applications', seeding],
    ['moves, decides and answers as a case worker', caseWork],
    ['plays identity provider, waiting room, clock and limits', services],
  ])('%s, and says so', async (_, steps) => {
    await show()
    unfold()
    for (const { act, sends, says } of steps) {
      call.mockClear()
      await act()
      await expect.element(page.getByText(says).first()).toBeVisible()
      expect(posts()).toEqual([sends])
    }
  })

  it.each([seeding[0], caseWork[0], services[0], services[1], services[5]])(
    'says that it has sent $sends once the page shows it',
    async work => {
      const { act, sends, says } = work as Work
      await show()
      unfold()
      const reading = Promise.withResolvers<void>()
      sandbox.reading = reading.promise
      await act()
      await expect.poll(posts).toEqual([sends])
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      const said = page.getByRole('status').filter({ hasText: says })
      expect(said.query()).toBeNull()
      reading.resolve()
      await expect.element(said).toBeVisible()
    },
  )

  it.each([
    ['result', '/aply-result', '결과 화면 열기'],
    ['apply', '/info-agree', '신청 화면 열기'],
  ])('leads to the page of what it made, with its session in this tab: %s', async (half, path, name) => {
    session.update({ mobileName: '시험중복' })
    sandbox.responses['POST /seed'] = Object.assign({}, sandbox.responses['POST /seed'], { half, page: path })
    await show()
    await press('신청 만들기')
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path)
    const json = page.getByText(/"applicationNumber"/).element()
    expect(json.closest('details')).toHaveProperty('open', false)
    const held = { applicationNumber: APPLICATION, businessNumber: '1234567802', identityCi: 'CI', half }
    expect(session.get()).toMatchObject({ ...held, token: 'TOKEN', mobileName: '' })
    expect(session.get().timer.isRunning).toBe(true)
  })

  it('copies a value, or says that it could not', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await show()
    await press(/^예금주/)
    await expect.element(button('예금주 시험신규 복사됨')).toBeVisible()
    await expect.element(page.getByText('시험신규 복사했습니다.')).toBeVisible()
    write.mockRejectedValueOnce(new Error('denied'))
    await press(/^계좌번호/)
    await expect.element(page.getByRole('alert')).toMatchTextContent('직접 선택해 복사해주세요.')
  })

  it('leaves the focus in the card when what was pressed is gone', async () => {
    await show()
    sandbox.responses['/applications'] = {
      applications: [{ ...application, prcsStts: '심의중', moves: ['보류'] }],
    }
    await press(`${APPLICATION} 심의중 상태로`)
    await expect.element(cards.first().getByRole('heading')).toMatchTextContent('심의중')
    await expect.element(button(`신청번호 ${APPLICATION} 복사`)).toHaveFocus()
  })

  it('finds the applications of one business', async () => {
    await show()
    sandbox.responses['/applications'] = { applications: [] }
    await page.getByLabelText('사업자등록번호로 찾기').fill('123')
    await press('찾기')
    await expect.element(page.getByText('신청이 없습니다.')).toBeVisible()
    // The other sections may still be reading.
    expect(call).toHaveBeenCalledWith(readApplications, { query: { brno: '123' } })
  })
})
