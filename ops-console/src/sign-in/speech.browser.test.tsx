import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallRefused } from 'page-kit'
import { speechOfPage } from 'ui-kit/testing'
import { show, signIn, site } from '../testing/site.tsx'

beforeEach(signIn)

it('the sign-in is read with its hint, and with the problem of a name', async () => {
  sessionStorage.clear()
  await show()
  await page.getByLabelText(/운영자 토큰/).fill('T')
  await page.getByLabelText('이름').fill('김 운영')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./refused.speech.txt')
})

it('a session that is over is read as a dialog with its reason, and nothing of the console behind it', async () => {
  site.responses['/ops/api/releases'] = new CallRefused(401, '로그인이 만료되었습니다. 다시 로그인해주세요.')
  await show()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./again.speech.txt')
})
