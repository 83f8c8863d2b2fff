import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { speechOfPage } from 'ui-kit/testing'
import { show, signInAsOwner, site } from '../../testing/site.tsx'

const dialog = page.getByRole('dialog')
const make = dialog.getByRole('button', { name: '토큰 만들기' })

beforeEach(async () => {
  signInAsOwner()
  site.responses['/ops/api/tokens'] = { tokens: [] }
  await show()
  await page.getByRole('button', { name: '토큰 만들기' }).click()
})

it('the form of a token is read with each problem beside its field', async () => {
  await dialog.getByLabelText(/^유효 기간/).fill('367')
  await make.click()
  await expect.element(dialog.getByLabelText(/^유효 기간/)).toHaveAccessibleDescription(/입력할 수 있습니다/)
  await expect(await speechOfPage()).toMatchFileSnapshot('./make-refused.speech.txt')
})

it('a token that was made is read with the advice to keep it', async () => {
  const made = { name: 'ci-apply', token: 'ops_secret', expiresAt: '9999-01-01T00:00:00.000Z' }
  site.responses['/ops/api/tokens'] = { ...made, tokens: [] }
  await dialog.getByLabelText(/^이름/).fill('ci-apply')
  await dialog.getByLabelText(/^게시할 화면/).fill('mfe-apply')
  await make.click()
  await expect.element(dialog.getByRole('textbox', { name: /^토큰/ })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./made.speech.txt')
})
