import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeViolations, smallTargets } from 'ui-kit/testing'
import { CallRefused, SiteUnreachable } from 'page-kit'
import type { FollowOps } from './api/follow-ops.ts'
import { call, change, show, signIn, site } from './testing/site.tsx'

const LOCKED = '잘못된 토큰이 여러 번 입력되어 잠시 접속할 수 없습니다.'
const lockedOut = new CallRefused(429, LOCKED, [], 'OPS_LOCKED_OUT')
const wrongToken = new CallRefused(401, '운영자 토큰이 올바르지 않습니다.')
const button = (name: string) => page.getByRole('button', { name })
const alert = page.getByRole('alert')

/** A site that never sends anything. */
const silent: FollowOps = async function* () {
  yield await new Promise(() => undefined)
}

const everyReply = (error: Error) =>
  Object.fromEntries(Object.keys(site.responses).map(path => [path, error]))

beforeEach(signIn)
afterEach(() => sessionStorage.clear())

describe('on a phone at night', () => {
  beforeEach(async () => {
    await page.viewport(360, 740)
    document.documentElement.dataset['krdsMode'] = 'high-contrast'
  })
  afterEach(() => delete document.documentElement.dataset['krdsMode'])

  const states: [state: string, arrange: () => Promise<void>][] = [
    [
      'the sign-in, locked out',
      async () => {
        sessionStorage.clear()
        site.responses['/ops/api/session'] = lockedOut
        await show()
        await page.getByLabelText(/운영자 토큰/).fill('T')
        await button('로그인').click()
        await expect.element(alert).toMatchTextContent(LOCKED)
      },
    ],
    [
      'the console while nothing has come',
      async () => {
        await show(silent)
        await expect.element(page.getByText('불러오는 중입니다.').first()).toBeInTheDocument()
      },
    ],
    [
      'everything',
      async () => {
        await show()
        await expect.element(page.getByRole('article', { name: 'mfe-test' })).toBeVisible()
      },
    ],
    [
      'everything unfolded',
      async () => {
        await show()
        await button('mfe-test 더 보기').click()
        await expect.element(button('mfe-test 시험 링크')).toBeVisible()
      },
    ],
    [
      'a site that is not well and of which one thing cannot be read',
      async () => {
        site.responses['/readyz'] = { status: 'not ready', database: 'failed', disk: 'ok' }
        site.responses['/ops/api/audit'] = new CallRefused(503, '기록을 읽을 수 없습니다.')
        await show()
        await expect.element(alert.first()).toMatchTextContent('요청을 처리하지 못하고 있습니다.')
      },
    ],
    [
      'a site that cannot be reached',
      async () => {
        site.responses = everyReply(new SiteUnreachable('서버에 연결할 수 없습니다.'))
        await show()
        await expect.element(alert).toMatchTextContent('서버에 연결할 수 없습니다.')
      },
    ],
    [
      'what a change would do',
      async () => {
        await show()
        await button('mfe-test 되돌리기').click()
        await expect.element(button('지금 되돌리기')).toBeVisible()
      },
    ],
    [
      'a version that has to be chosen',
      async () => {
        await show()
        await button('mfe-new 전체 게시').click()
        await button('바뀌는 내용 보기').click()
        const versions = page.getByRole('combobox', { name: /^버전/ })
        await expect.element(versions).toHaveAccessibleDescription(/선택해주세요/)
      },
    ],
  ]
  it.each(states)(
    '%s is clean for axe, large enough to press, and no wider than the phone',
    async (_, arrange) => {
      await arrange()
      expect(await axeViolations(document.body)).toEqual([])
      expect(smallTargets(document.body)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    },
  )
})

describe('a press', () => {
  const reply = (error: Error) => {
    let isPreviewed = false
    Object.defineProperty(site.responses, '/ops/api/releases/mfe-test/rollback', {
      get: () => (isPreviewed ? error : ((isPreviewed = true), change)),
    })
  }

  it.each([
    [
      'the site cannot be reached',
      new SiteUnreachable('서버에 연결할 수 없습니다.'),
      '서버에 연결할 수 없습니다.',
    ],
    [
      'another operator was quicker',
      new CallRefused(409, '그 사이 이 화면의 릴리스가 바뀌었습니다.'),
      '그 사이',
    ],
    [
      'the release does not fit',
      new CallRefused(409, '맞지 않습니다.', ['The page has react 19.']),
      'react 19.',
    ],
  ])('that fails as %s says so, and keeps what was typed', async (_, error, sentence) => {
    reply(error)
    await show()
    await button('mfe-test 되돌리기').click()
    await page.getByLabelText('사유').fill('흰 화면')
    await button('지금 되돌리기').click()
    const refusal = page.getByRole('dialog').getByRole('alert').filter({ hasText: sentence })
    await expect.element(refusal).toBeVisible()
    await expect.element(page.getByLabelText('사유')).toHaveValue('흰 화면')
    // After a refusal the preview has to be requested again.
    const again = error instanceof CallRefused ? '바뀌는 내용 보기' : '지금 되돌리기'
    await expect.element(button(again)).toBeVisible()
  })
})

describe('the session', () => {
  it('ends when the events say that the token is taken no more, and nothing else is asked for with it', async () => {
    await show(() => {
      throw new CallRefused(401, '운영자 토큰이 올바르지 않습니다.')
    })
    await expect.element(page.getByRole('dialog', { name: '다시 로그인' })).toBeVisible()
    expect(call).not.toHaveBeenCalled()
  })

  it.each([
    ['is taken no more', wrongToken],
    ['is locked out', lockedOut],
  ])('ends with the reason when the token %s in the middle, and forgets it', async (_, refusal) => {
    await show()
    await expect.element(page.getByRole('article', { name: 'mfe-test' })).toBeVisible()
    site.responses['/ops/api/releases/mfe-test/rollback'] = refusal
    await button('mfe-test 되돌리기').click()
    await expect.element(page.getByRole('dialog', { name: '다시 로그인' })).toBeVisible()
    await expect
      .element(page.getByRole('dialog', { name: '다시 로그인' }).getByRole('alert'))
      .toMatchTextContent(refusal.message)
    expect(sessionStorage.getItem('ops_operator')).toBeNull()
  })
})
