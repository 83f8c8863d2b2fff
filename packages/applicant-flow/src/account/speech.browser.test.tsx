import { accountHolderOf } from 'api-client/account'
import { speechOfPage } from 'ui-kit/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drawAccount, LATIN, press } from './testing/account-scene.tsx'

it('an account that the bank confirms is read as done, and locked', async () => {
  vi.mocked(accountHolderOf).mockResolvedValue('홍길동')
  await drawAccount()
  await press('계좌인증')
  await expect.element(page.getByRole('button', { name: '계좌인증 완료', exact: true })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./confirmed.speech.txt')
})

it('a long name in Latin letters that does not match is read with its hints', async () => {
  vi.mocked(accountHolderOf).mockResolvedValue('다른사람')
  await drawAccount({ holder: LATIN })
  await press('계좌인증')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./mismatched.speech.txt')
})
