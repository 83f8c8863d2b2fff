import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallRefused, SiteUnreachable } from 'page-kit'
import { axeViolations } from 'ui-kit/testing'
import type { FollowOps } from '../api/follow-ops.ts'
import { call, show, signIn, site } from '../testing/site.tsx'

const OVER = '로그인이 만료되었습니다. 다시 로그인해주세요.'
const ended = new CallRefused(401, OVER, [], 'OPS_SESSION_ENDED')
const button = (name: string) => page.getByRole('button', { name })
const again = page.getByRole('dialog', { name: '다시 로그인' })
const kept = () => JSON.parse(sessionStorage.getItem('ops_operator') ?? 'null') as unknown
/** The tokens that `POST /ops/api/session` was sent with. */
const prolonged = () =>
  call.mock.calls.flatMap(([{ token }, { path }]) => (path === '/ops/api/session' ? [token] : []))

beforeEach(signIn)
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

async function typeReason() {
  await show()
  await button('mfe-test 되돌리기').click()
  await page.getByLabelText('사유').fill('흰 화면')
}

/** Lets the site refuse what is sent from now on, as it does when a session is over. */
async function endSession() {
  site.responses['/ops/api/releases/mfe-test/rollback'] = ended
  await button('지금 되돌리기').click()
  await expect.element(again.getByRole('alert')).toMatchTextContent(OVER)
}

describe('a session that is over', () => {
  it('is begun again over the console, and the typed text is still there', async () => {
    const { '/ops/api/releases/mfe-test/rollback': change } = site.responses
    await typeReason()
    await endSession()
    expect(await axeViolations(document.body)).toEqual([])
    site.responses['/ops/api/releases/mfe-test/rollback'] = change
    await again.getByLabelText(/운영자 토큰/).fill('T2')
    await userEvent.keyboard('{Enter}')
    await expect.element(again).not.toBeInTheDocument()
    await expect.element(page.getByLabelText('사유')).toHaveValue('흰 화면')
    expect(kept()).toEqual({ token: 'S', name: 'kim', role: 'operate' })
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    expect(document.body.dispatchEvent(escape)).toBe(true)
    await button('바뀌는 내용 보기').click()
    expect(call.mock.calls.at(-1)?.[0].token).toBe('S')
  })

  it('sends nothing until then, and Escape keeps the console', async () => {
    await typeReason()
    await endSession()
    const sent = call.mock.calls.length
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await expect.element(again).toBeVisible()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(call.mock.calls).toHaveLength(sent)
  })

  it('follows the site no more until then', async () => {
    const signals: AbortSignal[] = []
    const { responses } = site
    const follow: FollowOps = async function* (_, signal) {
      signals.push(signal)
      yield { topic: 'releases', value: responses['/ops/api/releases'] }
      await new Promise(resolve => signal.addEventListener('abort', resolve))
    }
    await show(follow)
    await button('mfe-test 되돌리기').click()
    await expect.element(button('지금 되돌리기')).toBeVisible()
    await endSession()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('is left for good by a press', async () => {
    await typeReason()
    await endSession()
    await again.getByRole('button', { name: '로그아웃' }).click()
    await expect.element(page.getByRole('heading', { name: '운영 콘솔 로그인' })).toBeVisible()
    expect(kept()).toBeNull()
  })
})

describe('a session', () => {
  it('is kept instead of the token', async () => {
    sessionStorage.clear()
    await show()
    await page.getByLabelText(/운영자 토큰/).fill('long-lived')
    await page.getByLabelText('이름').fill('kim')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('mfe-test 되돌리기')).toBeVisible()
    expect(kept()).toEqual({ token: 'S', name: 'kim', role: 'operate' })
    expect(Object.values(sessionStorage).join(' ')).not.toContain('long-lived')
  })

  it('of a former console, with a token, is not used', async () => {
    sessionStorage.setItem('ops_operator', JSON.stringify({ token: 'long-lived', name: 'kim' }))
    await show()
    await expect.element(page.getByRole('heading', { name: '운영 콘솔 로그인' })).toBeVisible()
    expect(call).not.toHaveBeenCalled()
  })

  it('is prolonged as the page is used, once a minute at most, also after a failure', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
    const use = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    await show()
    await expect.element(button('mfe-test 되돌리기')).toBeVisible()
    expect(prolonged()).toEqual([])
    use()
    clock.mockReturnValue(59_999)
    use()
    await expect.poll(kept).toMatchObject({ token: 'S' })
    expect(prolonged()).toEqual(['T'])
    site.responses['/ops/api/session'] = new SiteUnreachable('')
    clock.mockReturnValue(60_000)
    use()
    clock.mockReturnValue(120_000)
    use()
    expect(prolonged()).toEqual(['T', 'S', 'S'])
    expect(kept()).toMatchObject({ token: 'S' })
  })
})
