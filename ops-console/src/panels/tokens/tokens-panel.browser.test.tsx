import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CallRefused } from 'page-kit'
import { axeViolations, smallTargets } from 'ui-kit/testing'
import { sentBodies, call, show, signIn, signInAsOwner, site } from '../../testing/site.tsx'

const panel = page.getByRole('region', { name: '토큰' })
const button = (name: string) => page.getByRole('button', { name })
const token = {
  name: 'ci-apply',
  role: 'publish',
  remotes: ['mfe-apply'],
  madeAt: '2026-03-01T00:00:00.000Z',
  expiresAt: '9999-01-01T00:00:00.000Z',
  revokedAt: null,
}
const revoked = { ...token, name: 'lee', role: 'read', remotes: [], revokedAt: '2026-03-02T00:00:00.000Z' }

beforeEach(() => {
  signInAsOwner()
  site.responses['/ops/api/tokens'] = { tokens: [token, revoked] }
})
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const answerTo = (method: string, response: unknown) => {
  const usual = call.getMockImplementation()
  call.mockImplementation(async (operator, declared, input) => {
    const isMeant = declared.path.startsWith('/ops/api/tokens') && declared.method === method
    if (!isMeant || !usual) return usual?.(operator, declared, input)
    if (response instanceof Error) throw response
    return response
  })
  return () => void (usual && call.mockImplementation(usual))
}

it('shows role, remotes, end and latest use, and no button at a token that is over', async () => {
  site.responses['/ops/api/tokens'] = {
    tokens: [{ ...token, lastUsedAt: '2026-03-01T18:00:00.000Z' }, revoked],
  }
  await show()
  await expect
    .element(panel.getByRole('row', { name: /ci-apply/ }))
    .toMatchTextContent(/릴리스 게시 · mfe-apply.*3\. 2\. 03:00:00/)
  await expect.element(panel.getByRole('row', { name: /lee/ })).toMatchTextContent(/해지됨.*없음/)
  expect(
    panel
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['해지', '토큰 만들기'])
})

it('is for the owner alone', async () => {
  signIn()
  await show()
  await expect.element(page.getByRole('region', { name: '작업 기록' })).toBeInTheDocument()
  await expect.element(panel).not.toBeInTheDocument()
})

it('makes a token, and shows its text once, to copy', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.viewport(360, 740)
  await show()
  await button('토큰 만들기').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '토큰 만들기' }).click()
  await expect.element(dialog.getByLabelText(/^이름/)).toHaveAccessibleDescription(/64자까지/)
  expect(sentBodies()).toEqual([])
  await dialog.getByLabelText(/^이름/).fill('ci-apply')
  await dialog.getByLabelText(/^게시할 화면/).fill('mfe-apply, mfe-proof')
  expect(await axeViolations(document.body)).toEqual([])
  const restore = answerTo('POST', { name: 'ci-apply', token: 'ops_secret', expiresAt: token.expiresAt })
  await dialog.getByRole('button', { name: '토큰 만들기' }).click()
  await expect.element(dialog.getByRole('textbox', { name: /^토큰/ })).toHaveValue('ops_secret')
  restore()
  const order = { name: 'ci-apply', role: 'publish', remotes: ['mfe-apply', 'mfe-proof'], days: 90 }
  expect(sentBodies()).toEqual([['POST', '/ops/api/tokens', order]])
  await button('토큰 복사').click()
  await expect.element(button('복사했습니다')).toBeVisible()
  expect(write).toHaveBeenCalledWith('ops_secret')
  expect(await axeViolations(document.body)).toEqual([])
  expect(smallTargets(document.body)).toEqual([])
  await button('닫기').click()
  expect(document.body.textContent).not.toContain('ops_secret')
})

it.each([
  ['a'.repeat(64), '366', []],
  ['a.b_c@d-1', '1', []],
  ['a'.repeat(65), '90', ['이름은 영문, 숫자, . _ @ - 로 64자까지 입력해주세요.']],
  ['김', '90', ['이름은 영문, 숫자, . _ @ - 로 64자까지 입력해주세요.']],
  ['ci', '0', ['1일부터 366일까지 입력할 수 있습니다.']],
  ['ci', '367', ['1일부터 366일까지 입력할 수 있습니다.']],
])('takes the name %s for %s days with the problems %j', async (name, days, problems) => {
  await show()
  await button('토큰 만들기').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(/^이름/).fill(name)
  await dialog.getByLabelText(/^게시할 화면/).fill('mfe-apply')
  await dialog.getByLabelText(/^유효 기간/).fill(days)
  onTestFinished(answerTo('POST', new Promise(() => {})))
  await dialog.getByRole('button', { name: '토큰 만들기' }).click()
  await expect
    .poll(() => (problems.length > 0 ? document.querySelector('[aria-invalid=true]') : sentBodies()[0]))
    .toBeTruthy()
  const shown = dialog.getByText(/입력해주세요\.$|입력할 수 있습니다\.$/).elements()
  expect(shown.map(({ textContent }) => textContent)).toEqual(problems)
  expect(sentBodies()).toHaveLength(problems.length > 0 ? 0 : 1)
})

it('asks before it revokes a token, and shows why it cannot', async () => {
  await show()
  await button('ci-apply 해지').click()
  const dialog = page.getByRole('dialog', { name: 'ci-apply 토큰 해지' })
  await expect
    .element(dialog)
    .toMatchTextContent('이 토큰을 쓰는 사람과 파이프라인이 바로 접속할 수 없게 됩니다. 되돌릴 수 없습니다.')
  const restore = answerTo('POST', new CallRefused(404, '해당 이름의 토큰이 없습니다.'))
  await dialog.getByRole('button', { name: '해지' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('해당 이름의 토큰이 없습니다.')
  restore()
  site.responses['/ops/api/tokens/ci-apply/revoke'] = { ...token, revokedAt: revoked.revokedAt }
  site.responses['/ops/api/tokens'] = { tokens: [{ ...token, revokedAt: revoked.revokedAt }] }
  await dialog.getByRole('button', { name: '해지' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button('ci-apply 해지')).not.toBeInTheDocument()
})
