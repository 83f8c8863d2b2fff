import type { LineReport } from 'ops-api'
import { CallRefused, SiteUnreachable } from 'page-kit'
import { axeViolations } from 'ui-kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { change, pressFolded, sentBodies, show, signIn, site } from '../testing/site.tsx'

const line: LineReport = {
  step: 'home',
  mode: 'open',
  limit: 500,
  rate: null,
  waiting: 12,
  inside: 3,
  entered: 0,
  completed: 0,
  registered: 5,
  perSecond: 1,
  waitSeconds: 12,
  schedule: null,
  message: null,
  revision: 7,
}
const opening = {
  phase: 'before',
  opensAt: '2999-03-02T00:00:00.000Z',
  closesAt: '2999-03-02T09:00:00.000Z',
  draw: null,
}

const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name })
const field = (label: string | RegExp) => page.getByLabelText(label)
const bodies = () => sentBodies().map(([, , body]) => body)

beforeEach(signIn)
afterEach(() => sessionStorage.clear())

async function showLine(changed: Partial<LineReport> = {}) {
  const lists = { revision: 3, deny: ['192.0.2.7'], priority: ['act_1-42'] }
  site.responses['/ops/api/waiting-room'] = { actions: { act_1: { ...line, ...changed } }, lists }
  site.responses['/ops/api/waiting-room/act_1'] = line
  site.responses['/ops/api/waiting-room/lists'] = lists
  await show()
}

describe('a change of the waiting room that fails', () => {
  const failures: [string, Error][] = [
    ['refused', new CallRefused(400, '대기실이 받지 않았습니다.', ['closesAt is before opensAt'])],
    ['late', new CallRefused(409, '그 사이 다른 운영자가 바꾸었습니다.')],
    ['lost', new SiteUnreachable('서버에 연결할 수 없습니다.')],
  ]

  it.each(failures)('as it is %s keeps every field of a plan, and can be sent again', async (_, error) => {
    await showLine()
    const path = '/ops/api/waiting-room/act_1'
    site.responses[path] = error
    await pressFolded('첫 화면 (act_1)', '예약')
    await field(/^개시 시각/).fill('2999-03-02T09:00')
    await field(/^마감 시각/).fill('2999-03-02T18:00')
    await field(/^개시 전에 온/).click()
    await field('사유').fill('개시')
    await button('적용하기').click()
    await expect.element(dialog.getByText(error.message)).toBeVisible()
    expect(await axeViolations(document.body)).toEqual([])
    await expect.element(field(/^개시 시각/)).toHaveValue('2999-03-02T09:00')
    await expect.element(field(/^마감 시각/)).toHaveValue('2999-03-02T18:00')
    await expect.element(field('사유')).toHaveValue('개시')
    site.responses[path] = line
    await button('적용하기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    const { opensAt, closesAt } = opening
    const sent = { schedule: { opensAt, closesAt, draw: false, byNetwork: true }, reason: '개시', basedOn: 7 }
    expect(bodies()).toEqual([sent, sent])
  })

  it.each(failures)('as it is %s keeps both lists', async (_, error) => {
    await showLine()
    site.responses['/ops/api/waiting-room/lists'] = error
    await button('목록 변경').click()
    await field('차단 목록').fill('  198.51.100.0/24\n\n198.51.100.0/24 2001:db8::1 ')
    await field('우선 목록').fill('')
    await expect.element(dialog).toMatchTextContent('차단 목록: 2건 추가, 1건 삭제')
    await expect.element(dialog).toMatchTextContent('우선 목록: 0건 추가, 1건 삭제')
    await button('적용하기').click()
    await expect.element(dialog.getByText(error.message)).toBeVisible()
    await expect.element(field('차단 목록')).toHaveValue('  198.51.100.0/24\n\n198.51.100.0/24 2001:db8::1 ')
    expect(bodies()).toEqual([{ deny: ['198.51.100.0/24', '2001:db8::1'], priority: [], basedOn: 3 }])
  })
})

describe('a dialog of the waiting room', () => {
  it.each([
    ['변경', '적용하기', () => field('동시 입장 제한').fill('500')],
    ['예약', '적용하기', () => field(/^마감 시각/).fill('2999-03-02T18:00')],
  ])('to %s without a change sends nothing', async (wish, apply, fill) => {
    await showLine()
    await pressFolded('첫 화면 (act_1)', wish)
    await fill()
    await button(apply).click()
    await expect.element(dialog).toBeVisible()
    expect(bodies()).toEqual([])
  })

  it('of the lists without a change sends nothing, in another order neither', async () => {
    await showLine()
    await button('목록 변경').click()
    await field('차단 목록').fill('\n192.0.2.7 192.0.2.7\n')
    await button('적용하기').click()
    await expect.element(dialog).toBeVisible()
    expect(bodies()).toEqual([])
  })

  it('takes only digits for a limit, and no limit of nothing', async () => {
    await showLine()
    await pressFolded('첫 화면 (act_1)', '변경')
    await field('동시 입장 제한').fill('1,200명')
    await expect.element(field('동시 입장 제한')).toHaveValue('1200')
    await field('초당 입장 제한').fill('0')
    await expect.element(dialog).toMatchTextContent('아무도 입장하지 못합니다.')
    await button('적용하기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(bodies()).toEqual([{ limit: 1_200, rate: 0, basedOn: 7 }])
  })

  it.each([
    ['취소', () => button('취소').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is left by %s, with nothing changed and nothing kept', async (_, leave) => {
    await showLine()
    await pressFolded('첫 화면 (act_1)', '변경')
    await field('동시 입장 제한').fill('1')
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    await pressFolded('첫 화면 (act_1)', '변경')
    await expect.element(field('동시 입장 제한')).toHaveValue('500')
    expect(bodies()).toEqual([])
  })

  it('shows a plan with its own times, and none for one that is over', async () => {
    await showLine({ schedule: opening })
    await pressFolded('첫 화면 (act_1)', '예약')
    await expect.element(field(/^마감 시각/)).toHaveValue('2999-03-02T18:00')
    await expect.element(field(/^개시 전에 온/)).not.toBeChecked()
    await expect.element(dialog).toMatchTextContent('3. 2. 18:00:00부터 새로 받지 않습니다.')
  })

  it('begins a new plan where the last one is over', async () => {
    await showLine({ schedule: { ...opening, phase: 'open' } })
    await pressFolded('첫 화면 (act_1)', '예약')
    await expect.element(field(/^개시 시각/)).toHaveValue('')
    await expect.element(field(/^개시 전에 온/)).toBeChecked()
  })
})

describe('a change of a release', () => {
  const path = (verb: string) => `/ops/api/releases/mfe-test/${verb}`
  const trial = new CallRefused(409, '브라우저 시험에 실패했습니다.', ['mount: x is not a function'])

  it('to a part of the browsers is previewed again for another share', async () => {
    site.responses[path('canary')] = { ...change, action: 'canary', percent: 25 }
    await show()
    await pressFolded('mfe-test', '일부 게시')
    await expect.element(field(/^버전/)).toHaveValue('2.0.0')
    await field(/^게시할 브라우저 비율/).fill('2 5%')
    await button('바뀌는 내용 보기').click()
    await expect.element(dialog).toMatchTextContent('브라우저의 25%에 적용됩니다.')
    await field(/^게시할 브라우저 비율/).fill('30')
    await expect.element(button('일부에게 게시하기')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await button('일부에게 게시하기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    const sent = { version: '2.0.0', percent: 30 }
    expect(bodies()).toEqual([
      { ...sent, percent: 25, dryRun: true },
      { ...sent, dryRun: true },
      { ...sent, dryRun: false, basedOn: 3 },
    ])
  })

  it('whose trial fails says so in the words of the browser, and has to be previewed again', async () => {
    site.responses[path('promote')] = { ...change, action: 'promote', isTried: true }
    await show()
    await pressFolded('mfe-test', '전체 게시')
    await button('바뀌는 내용 보기').click()
    await expect.element(dialog).toMatchTextContent('서버가 브라우저에서 먼저 시험합니다.')
    site.responses[path('promote')] = trial
    await button('모두에게 게시하기').click()
    await expect.element(dialog.getByText('mount: x is not a function')).toBeVisible()
    await expect.element(button('모두에게 게시하기')).not.toBeInTheDocument()
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('that was refused leaves nothing behind in the next dialog', async () => {
    site.responses[path('retire')] = trial
    await show()
    await pressFolded('mfe-test', '게시 중단')
    await expect.element(dialog.getByText(trial.message)).toBeVisible()
    await button('취소').click()
    await pressFolded('mfe-test', '전체 게시')
    await expect.element(button('바뀌는 내용 보기')).toBeVisible()
    await expect.element(page.getByText(trial.message)).not.toBeInTheDocument()
  })

  it('to none withdraws the remote, and names the pages that are lost', async () => {
    site.responses[path('retire')] = { ...change, action: 'retire', to: null, percent: 100 }
    await show()
    await pressFolded('mfe-test', '게시 중단')
    await expect.element(dialog).toMatchTextContent('2.0.0 → 없음')
    await expect.element(dialog).toMatchTextContent('없는 주소가 되는 화면: /beta')
    await button('게시 중단하기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(bodies()).toEqual([{ dryRun: true }, { dryRun: false, basedOn: 3 }])
  })
})

describe('the sign-in', () => {
  beforeEach(() => sessionStorage.clear())

  it.each([
    ['nothing', '', '운영자 토큰을 입력해주세요.'],
    ['blanks', '   ', '운영자 토큰을 입력해주세요.'],
  ])('with %s asks for the token', async (_, token, sentence) => {
    await show()
    await field(/운영자 토큰/).fill(token)
    await button('로그인').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(sentence)
    expect(sessionStorage.length).toBe(0)
  })

  it.each([
    ['wrong', new CallRefused(401, '운영자 토큰이 올바르지 않습니다.')],
    ['out of reach', new SiteUnreachable('서버에 연결할 수 없습니다.')],
  ])('that is %s keeps what was typed, and nothing of it after a reload', async (_, error) => {
    site.responses['/ops/api/session'] = error
    await show()
    await field(/운영자 토큰/).fill('T')
    await field('이름').fill('kim')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toMatchTextContent(error.message)
    await expect.element(field('이름')).toHaveValue('kim')
    await expect.element(field(/운영자 토큰/)).toHaveValue('T')
    expect(sessionStorage.length).toBe(0)
  })

  it('that succeeds outlasts a reload of this tab, until the operator leaves', async () => {
    const first = await show()
    await field(/운영자 토큰/).fill(' T ')
    await button('로그인').click()
    await expect.element(page.getByRole('article', { name: 'mfe-test' })).toBeVisible()
    await first.unmount()
    await show()
    await expect.element(page.getByRole('article', { name: 'mfe-test' })).toBeVisible()
    await button('로그아웃').click()
    await expect.element(field(/운영자 토큰/)).toHaveValue('')
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['{', '{"token":1}', 'null'])('ignores a stored operator that is none: %s', async stored => {
    sessionStorage.setItem('ops_operator', stored)
    await show()
    await expect.element(button('로그인')).toBeVisible()
  })
})
