import { axeViolations, smallTargets } from 'ui-kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallRefused } from 'page-kit'
import type { LineReport } from 'ops-api'
import { lineWith } from '../../testing/line-with.ts'
import { pressFolded, sentBodies, show, signIn, site } from '../../testing/site.tsx'

const line = lineWith()
const quiet = { ...line, step: 'phone', limit: null, rate: null, waiting: 0, waitSeconds: 0 }
const schedule = {
  phase: 'before',
  opensAt: '2999-03-02T00:00:00.000Z',
  closesAt: null,
  draw: { id: '0123456789abcdef', commitment: 'c'.repeat(64), byNetwork: true },
}
const lists = { revision: 3, deny: ['192.0.2.7'], priority: [] }

beforeEach(async () => {
  signIn()
  await page.viewport(360, 740)
  document.documentElement.dataset['krdsMode'] = 'high-contrast'
})
afterEach(() => {
  sessionStorage.clear()
  delete document.documentElement.dataset['krdsMode']
})

/** Clean for axe, large enough to press, and no wider than the phone, at night. */
async function fitsPhone() {
  expect(await axeViolations(document.body)).toEqual([])
  expect(smallTargets(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
}

/** Shows the console with two lines, one of them with these changes. */
async function showLine(changed: Partial<LineReport> = {}) {
  site.responses['/ops/api/waiting-room'] = {
    actions: { act_1: { ...line, ...changed }, act_3: quiet },
    lists,
  }
  site.responses['/ops/api/waiting-room/act_1'] = line
  site.responses['/ops/api/waiting-room/lists'] = lists
  site.responses['/ops/api/waiting-room/message'] = { act_1: line }
  site.responses['/ops/api/waiting-room/act_1/end-turns'] = { ended: 450 }
  await show()
}
const card = page.getByRole('article', { name: /^첫 화면/ })
const lastBody = () => sentBodies().at(-1)?.[2]
const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name })

describe('the waiting room in the console', () => {
  it('tells of each line where something happens who is where, how fast, and how much of the limit is used', async () => {
    await showLine()
    await expect.element(card).toMatchTextContent('기다리는 사람1,204명')
    await expect.element(card).toMatchTextContent('450명 / 500명 (90%)')
    await expect.element(card).toMatchTextContent('48.5명 / 50명')
    await expect.element(card).toMatchTextContent('지금 오면약 25초')
    const quietRow = page.getByRole('article', { name: /^휴대폰 인증/ })
    await expect.element(quietRow).toMatchTextContent('제한 없음')
    await expect.element(quietRow.getByRole('img')).not.toBeInTheDocument()
    await fitsPhone()
  })

  it('draws the last hour of a line with people, each figure in a sentence as well', async () => {
    const figures = Array.from({ length: 60 }, (_, minute) => (minute < 30 ? null : 1_000 - minute * 10))
    const hour = { waiting: figures, inside: figures, limit: figures, perSecond: figures, rate: figures }
    site.responses['/ops/api/waiting-room/history'] = { from: '2026-03-02T00:00:00Z', lines: { act_1: hour } }
    await showLine()
    for (const figure of ['기다리는 사람', '입장한 사람', '초당 입장']) {
      const name = `첫 화면 (act_1) ${figure}, 최근 1시간: 지금 410명`
      await expect.element(card.getByRole('img', { name })).toBeVisible()
      await expect.element(card.getByText(`${figure} 최고 700명`)).toBeVisible()
    }
    await fitsPhone()
  })

  it.each([
    [{ mode: 'pause', waitSeconds: null }, '일시 정지', '입장이 멈춰 있음'],
    [{ schedule, registered: 312 }, '열림', '2. 09:00:00 개시 · 추첨 대기 312명 · 추첨 공개 자료'],
    [{ limit: 0 }, '열림', '450명 / 0명'],
    [{ schedule: { ...schedule, phase: 'stuck' } }, '열림', '추첨을 저장하지 못해 열지 못했습니다.'],
  ])('tells that a line is %j', async (changed, mode, text) => {
    await showLine(changed)
    await expect.element(card.getByRole('heading')).toMatchTextContent(mode)
    await expect.element(card).toMatchTextContent(text)
  })

  it('says what a press does to how many, and does it by the keyboard, for what was seen, with the reason', async () => {
    await showLine()
    await button('첫 화면 (act_1) 일시 정지').click()
    await expect.element(dialog).toMatchTextContent('기다리는 1,204명은 순서를 지킨 채 멈추고')
    await expect.element(dialog).toMatchTextContent('이미 입장한 450명은 그대로입니다.')
    await fitsPhone()
    await page.getByLabelText('사유').fill('결제사 장애')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    const body = { mode: 'pause', reason: '결제사 장애', basedOn: 7 }
    expect(sentBodies()).toEqual([['PUT', '/ops/api/waiting-room/act_1', body]])
  })

  it.each([
    ['차단', 'block', '기다리는 1,204명과 새로 오는 사람이 모두 거절됩니다.'],
    ['제한 없이 입장', 'bypass', '기다리는 1,204명과 새로 오는 사람이 제한 없이 한꺼번에 입장합니다.'],
    ['새로 받지 않음', 'drain', '기다리는 1,204명은 순서대로 입장합니다.'],
  ])('says before it what %s means', async (label, mode, effect) => {
    await showLine()
    await pressFolded('첫 화면 (act_1)', '변경')
    await page.getByRole('combobox', { name: '상태' }).selectOptions(label)
    await expect.element(dialog).toMatchTextContent(effect)
    await button('적용하기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sentBodies()).toEqual([['PUT', '/ops/api/waiting-room/act_1', { mode, basedOn: 7 }]])
  })

  it('changes limits, one of them to none, and says what that comes to', async () => {
    await showLine()
    await pressFolded('첫 화면 (act_1)', '변경')
    await page.getByLabelText('동시 입장 제한').fill('400')
    await expect.element(dialog).toMatchTextContent('입장한 450명이 400명보다 적어질 때까지')
    await page.getByLabelText('초당 입장 제한').fill('')
    await expect.element(dialog).toMatchTextContent('초당 입장 제한: 50명 → 없음')
    await button('적용하기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(lastBody()).toEqual({ limit: 400, rate: null, basedOn: 7 })
  })

  it('keeps what was typed when another operator was quicker, and says so', async () => {
    await showLine()
    await pressFolded('첫 화면 (act_1)', '변경')
    await page.getByLabelText('동시 입장 제한').fill('400')
    const why = '그 사이 다른 운영자가 대기실 설정을 바꾸었습니다.'
    site.responses['/ops/api/waiting-room/act_1'] = new CallRefused(409, why)
    await button('적용하기').click()
    await expect.element(dialog.getByText(why)).toBeVisible()
    await expect.element(page.getByLabelText('동시 입장 제한')).toHaveValue('400')
  })

  it('sets an opening at nine in Korea with a draw that ignores networks', async () => {
    await showLine()
    await pressFolded('첫 화면 (act_1)', '예약')
    await page.getByLabelText(/^개시 시각/).fill('2999-03-02T09:00')
    await expect
      .element(dialog)
      .toMatchTextContent('기다리는 1,204명은 순서를 지키고, 개시하면 먼저 입장합니다.')
    await page.getByLabelText(/^한 네트워크가 앞 순서를/).click()
    await button('적용하기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(lastBody()).toEqual({
      schedule: { opensAt: '2999-03-02T00:00:00.000Z', draw: true, byNetwork: false },
      basedOn: 7,
    })
  })

  it('calls an opening off, which draws at once', async () => {
    await showLine({ mode: 'pause', schedule, registered: 312 })
    await pressFolded('첫 화면 (act_1)', '예약')
    await expect.element(page.getByLabelText(/^개시 시각/)).toHaveValue('2999-03-02T09:00')
    await fitsPhone()
    await page.getByRole('checkbox', { name: '예약 취소하기' }).click()
    await expect
      .element(dialog)
      .toMatchTextContent('취소하면 추첨을 기다리는 312명의 순서를 지금 추첨하고, 대기열은 멈춘 채로 둡니다.')
    await button('예약 취소하기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(lastBody()).toEqual({ schedule: null, basedOn: 7 })
  })

  it('shows a message to those who wait, with a preview as text, for its time, in one line or in all', async () => {
    await showLine()
    await pressFolded('첫 화면 (act_1)', '안내문')
    await page.getByRole('textbox', { name: /안내문/ }).fill('<b>접수</b>는 18시까지')
    await expect.element(dialog).toMatchTextContent('<b>접수</b>는 18시까지')
    await expect.element(dialog).toMatchTextContent('기다리는 1,204명에게')
    await page.getByRole('combobox', { name: '표시 시간' }).selectOptions('30분')
    await page.getByRole('checkbox', { name: '모든 대기열에 적용하기' }).click()
    await fitsPhone()
    const earliest = Date.now() + 30 * 60_000
    await button('적용하기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    const body = lastBody() as { message: { until: string } }
    expect(body).toEqual({ message: { text: '<b>접수</b>는 18시까지', until: expect.any(String) } })
    expect(Date.parse(body.message.until)).toBeGreaterThanOrEqual(earliest)
  })

  it('shows which message is on, and takes it back', async () => {
    await showLine({ message: { text: '점검 중', until: '2999-03-02T00:00:00.000Z' } })
    await expect.element(card).toMatchTextContent('안내문점검 중 (3. 2. 09:00:00까지)')
    await pressFolded('첫 화면 (act_1)', '안내문')
    await page.getByRole('checkbox', { name: '안내문 내리기' }).click()
    await expect
      .element(dialog)
      .toMatchTextContent('기다리는 사람의 화면에서 다음 확인 때(30초 안) 사라집니다.')
    await button('안내문 내리기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(lastBody()).toEqual({ action: 'act_1', message: null })
  })

  it('hides a message whose time is over', async () => {
    await showLine({ message: { text: '점검 중', until: '2020-03-02T00:00:00.000Z' } })
    await expect.element(card).not.toMatchTextContent('점검 중')
  })

  it('ends all turns of a line, after it has shown how many', async () => {
    await showLine()
    await pressFolded('첫 화면 (act_1)', '입장 모두 종료')
    await expect
      .element(dialog)
      .toMatchTextContent(
        '입장한 450명의 자리가 바로 비고, 이미 받은 통과증도 쓸 수 없습니다. 하던 일을 계속하려면 다시 줄을 섭니다.',
      )
    await dialog.getByRole('button', { name: '입장 모두 종료' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sentBodies()).toEqual([['POST', '/ops/api/waiting-room/act_1/end-turns', {}]])
  })

  it('lists whom it refuses and who goes first, an entry a line, and says how many come and go', async () => {
    await showLine()
    await button('목록 변경').click()
    await page.getByLabelText('차단 목록').fill('198.51.100.0/24\n2001:db8::1')
    await expect.element(dialog).toMatchTextContent('차단 목록: 2건 추가, 1건 삭제')
    await fitsPhone()
    await button('적용하기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sentBodies()).toEqual([
      [
        'PUT',
        '/ops/api/waiting-room/lists',
        { deny: ['198.51.100.0/24', '2001:db8::1'], priority: [], basedOn: 3 },
      ],
    ])
  })
})
