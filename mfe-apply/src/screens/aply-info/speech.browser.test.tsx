import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { speechOfPage } from 'ui-kit/testing'
import { button, openForm } from '../../testing/form-fixture.tsx'

beforeEach(() => void vi.resetAllMocks())

it('the form is read in its order: labels, help, values and states', async () => {
  await openForm()
  await expect.element(button('신청 내용 확인')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./form.speech.txt')
})

it('a refused form is read with its summary, and each problem with its field', async () => {
  await openForm()
  await button('신청 내용 확인').click()
  await expect.element(page.getByRole('region', { name: '입력한 내용을 확인해주세요.' })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./form-refused.speech.txt')
})
