import { drawScreen } from 'remote-kit/testing'
import { speechOfPage } from 'ui-kit/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BusinessNumberForm } from './business-number-form.tsx'

it('a refused number is read with its reason in a dialog, then beside its boxes', async () => {
  const validate = async () => ({ ok: false, reason: '폐업된 사업자등록번호입니다.' }) as const
  const form = <BusinessNumberForm validate={validate} leadsTo="/next" cancel={<a href="/">취소</a>} />
  await drawScreen(form, { config: { contacts: { callCentre: '0000-0000' } }, withDialogs: true })
  await page.getByRole('textbox').first().click()
  await userEvent.keyboard('1234567890')
  await page.getByRole('button', { name: '확인' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./refusal.speech.txt')

  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByText('폐업된 사업자등록번호입니다.')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./refused.speech.txt')
})
