import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallRefused, SiteUnreachable } from 'page-kit'
import type { FollowOps } from './api/follow-ops.ts'
import { call, change, pressFolded, remote, sentBodies, show, signIn, site } from './testing/site.tsx'

beforeEach(signIn)
afterEach(() => sessionStorage.clear())

const releases = (revision: number, shown: object) => ({
  revision,
  issuedAt: '2025-03-01T18:00:00.000Z',
  remotes: [shown],
  questions: [],
})
const button = (name: string) => page.getByRole('button', { name })
const panel = (name: string) => page.getByRole('region', { name })

describe('the console', () => {
  it('tells which versions are live, how many open pages run them, and which are still on another', async () => {
    await show()
    const card = page.getByRole('article', { name: 'mfe-test' })
    await expect.element(card).toMatchTextContent('1.0.0 · 열린 화면 1,200개')
    await expect.element(card).toMatchTextContent('2.0.0 · 10% · 열린 화면 130개')
    await expect.element(card).toMatchTextContent('예비0.9.0 · 열린 화면 7개')
    await button('mfe-test 더 보기').click()
    await expect
      .element(card)
      .toMatchTextContent(
        '아직 바뀌지 않은 화면: 0.8.0 · 열린 화면 5개 · 4개는 새 버전 대기 중 · 저장하지 않은 입력 2개',
      )
  })

  it('says what a roll back does to how many, before it can be pressed', async () => {
    await show()
    await button('mfe-test 되돌리기').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent('지금 열려 있는 화면 약 130개가 바뀝니다.')
    await expect.element(dialog).toMatchTextContent('없는 주소가 되는 화면: /beta')
    expect(sentBodies()).toEqual([['POST', '/ops/api/releases/mfe-test/rollback', { dryRun: true }]])
    await dialog.getByLabelText('사유').fill('흰 화면')
    await button('지금 되돌리기').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sentBodies().at(-1)).toEqual([
      'POST',
      '/ops/api/releases/mfe-test/rollback',
      { dryRun: false, basedOn: 3, reason: '흰 화면' },
    ])
  })

  it('offers the releases that are stored and not live, and says why none is tried out', async () => {
    site.responses['/ops/api/releases/mfe-test/promote'] = {
      ...change,
      action: 'promote',
      isTried: false,
      untried: 'off',
    }
    await show()
    await pressFolded('mfe-test', '전체 게시')
    const versions = page.getByRole('combobox', { name: /^버전/ })
    await expect
      .poll(() =>
        [...versions.element().querySelectorAll('option:enabled')].map(({ textContent }) => textContent),
      )
      .toEqual(['3.0.0 · 3. 2. 03:00:00 올림', '2.0.0 · 3. 2. 03:00:00 올림 · 일부 게시'])
    await versions.selectOptions('3.0.0')
    await button('바뀌는 내용 보기').click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('브라우저 시험이 꺼져 있어')
    await expect.element(button('모두에게 게시하기')).toBeVisible()
    // The preview no longer describes the change.
    await versions.selectOptions('2.0.0')
    await expect.element(button('모두에게 게시하기')).not.toBeInTheDocument()
  })

  it('offers a remote of which nothing was ever live, and asks for a version', async () => {
    await show()
    await button('mfe-new 전체 게시').click()
    await button('바뀌는 내용 보기').click()
    const versions = page.getByRole('combobox', { name: /^버전/ })
    await expect.element(versions).toHaveAccessibleDescription(/버전을 선택해주세요/)
    expect(sentBodies()).toEqual([])
  })

  it('shows why a change is refused, in the words of the rule', async () => {
    const refusal = new CallRefused(409, '현재 사이트와 맞지 않습니다.', ['The page has react 19.3.1.'])
    site.responses['/ops/api/releases/mfe-test/promote'] = refusal
    await show()
    await pressFolded('mfe-test', '전체 게시')
    await button('바뀌는 내용 보기').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('The page has react 19.3.1.')
    await expect.element(button('모두에게 게시하기')).not.toBeInTheDocument()
  })

  it('tells errors by version, the kinds in words', async () => {
    await show()
    const row = panel('최근 1시간 오류').getByRole('row', { name: /mfe-test 2.0.0/ })
    await expect.element(row).toMatchTextContent('화면을 그리지 못함 4건 · 화면 오류 1건')
  })

  it('draws the starts and failures of a remote, and says the same in a sentence', async () => {
    await show()
    const card = page.getByRole('article', { name: 'mfe-test' })
    await expect.element(card).toMatchTextContent('시작 40실패 7 (최근 16.7%)')
    const picture = card.getByRole('img', {
      name: 'mfe-test 최근 1시간: 시작 40건, 실패 7건. 실패가 가장 많은 때 3. 2. 02:50:00',
    })
    await expect.element(picture).toBeVisible()
    expect(picture.element().querySelector('canvas')?.width).toBeGreaterThan(100)
  })

  it('compares how fast the versions were', async () => {
    await show()
    const speeds = panel('최근 1시간 속도').getByRole('table', { name: '최근 1시간 속도' })
    await expect.element(speeds.getByRole('row', { name: /1.0.0/ })).toMatchTextContent('100ms · 1,200회')
    await expect.element(speeds.getByRole('row', { name: /2.0.0/ })).toMatchTextContent('400ms · 60회')
    await expect.element(speeds.getByRole('row', { name: /1.0.0/ })).toMatchTextContent('0.020 · 9회')
  })

  it('shows what the site tells by itself, without asking', async () => {
    let tell: (news: unknown) => void = () => undefined
    const follow: FollowOps = async function* (_, signal) {
      while (!signal.aborted) yield await new Promise(resolve => (tell = resolve))
    }
    await show(follow)
    tell({ topic: 'releases', value: releases(3, remote) })
    await expect.element(page.getByRole('article', { name: 'mfe-test' })).toMatchTextContent('1.0.0')
    tell({ topic: 'releases', value: releases(4, { ...remote, version: '2.0.0' }) })
    await expect.element(page.getByRole('article', { name: 'mfe-test' })).toMatchTextContent('게시 중2.0.0')
    tell({ topic: 'releases', problem: '릴리스 목록 파일이 손상되어 복구가 필요합니다.' })
    await expect.element(panel('릴리스').getByRole('alert')).toMatchTextContent('최신 상태가 아닙니다.')
    await expect.element(page.getByRole('article', { name: 'mfe-test' })).toMatchTextContent('2.0.0')
    expect(call).not.toHaveBeenCalled()
  })

  it('ends its connection when the operator signs out', async () => {
    const follow = vi.fn<FollowOps>(async function* (_, signal) {
      yield await new Promise(resolve => signal.addEventListener('abort', resolve))
    })
    await show(follow)
    await expect.poll(() => follow).toHaveBeenCalledOnce()
    const [, signal] = follow.mock.calls[0] ?? []
    await button('로그아웃').click()
    await expect.element(page.getByLabelText(/운영자 토큰/)).toBeVisible()
    expect(signal?.aborted).toBe(true)
  })

  it('holds what is typed, and what is unfolded, while the site sends changes', async () => {
    let tell: (news: unknown) => void = () => undefined
    const follow: FollowOps = async function* (_, signal) {
      while (!signal.aborted) yield await new Promise(resolve => (tell = resolve))
    }
    await show(follow)
    tell({ topic: 'releases', value: releases(3, remote) })
    await pressFolded('mfe-test', '일부 게시')
    await page.getByLabelText('사유').fill('시험')
    tell({ topic: 'releases', value: releases(4, { ...remote, version: '3.0.0' }) })
    await expect.element(page.getByRole('article', { name: 'mfe-test' })).toMatchTextContent('게시 중3.0.0')
    await expect.element(page.getByLabelText('사유')).toHaveValue('시험')
    await button('취소').click()
    await expect.element(button('mfe-test 일부 게시')).toBeVisible()
  })

  it('says once that the site cannot be reached, and goes on by itself', async () => {
    const was = site.responses
    site.responses = Object.fromEntries(Object.keys(was).map(path => [path, new SiteUnreachable('끊김')]))
    await show()
    await expect.element(page.getByRole('alert')).toMatchTextContent('끊김')
    expect(page.getByRole('alert').elements()).toHaveLength(1)
    site.responses = was
    await expect.element(page.getByRole('article', { name: 'mfe-test' })).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('names the part that is not well, and who did what', async () => {
    site.responses['/readyz'] = { status: 'not ready', database: 'failed', disk: 'ok' }
    await show()
    await expect.element(panel('지금').getByRole('alert')).toMatchTextContent('이상: 데이터베이스')
    await expect.element(panel('작업 기록')).toMatchTextContent('mfe-test 없음 → 1.0.0')
  })

  it('rolls back also while what pages tell cannot be read, and says that the number is not known', async () => {
    site.responses['/ops/api/beacons'] = new Error('no database')
    site.responses['/ops/api/releases/mfe-test/rollback'] = { ...change, pages: null }
    await show()
    const card = page.getByRole('article', { name: 'mfe-test' })
    await expect.element(card).toMatchTextContent('1.0.0 · 열린 화면 수를 알 수 없음')
    await button('mfe-test 되돌리기').click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('몇 개인지는 알 수 없습니다.')
    await expect.element(button('지금 되돌리기')).toBeVisible()
  })

  it('asks for the token again when it is taken no more, and forgets it', async () => {
    site.responses['/ops/api/releases'] = new CallRefused(401, '운영자 토큰이 올바르지 않습니다.', [])
    await show()
    const dialog = page.getByRole('dialog', { name: '다시 로그인' })
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('올바르지 않습니다')
    expect(sessionStorage.getItem('ops_operator')).toBeNull()
  })

  it('lets no one in with a name that the audit log would not take', async () => {
    sessionStorage.clear()
    await show()
    await page.getByLabelText(/운영자 토큰/).fill('T')
    await page.getByLabelText('이름').fill('김 운영')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toMatchTextContent('영문')
    expect(call).not.toHaveBeenCalled()
  })
})
