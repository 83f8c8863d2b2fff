import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contrastOf } from '../../testing/contrast.ts'
import { examples } from './examples.tsx'

afterEach(() => page.viewport(1280, 800))

it('names in words which step is the current one, and which are done', async () => {
  await render(examples['on the way'])
  const steps = page.getByRole('listitem')

  await expect.element(steps.nth(3)).toHaveAttribute('aria-current', 'step')
  await expect.element(steps.nth(3)).toMatchTextContent(/동의 현재단계$/)
  await expect.element(steps.nth(0)).toMatchTextContent(/자격 확인 완료$/)
  await expect.element(steps.nth(4)).toMatchTextContent(/신청정보$/)
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
})

it('gets by with the name of the current one and a count on a phone', async () => {
  await render(examples['on the way'])
  const count = page.getByText('6단계 중 4단계')

  await expect.element(count).not.toBeVisible()
  await page.viewport(320, 640)
  await expect.element(count).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(page.getByRole('listitem').elements()).toHaveLength(6)
})

it('has no current step where none is, and no count', async () => {
  await render(examples['no current step'])
  await expect.element(page.getByRole('list', { name: '신청 진행 단계' })).toBeVisible()
  expect(page.getByRole('navigation').elements()).toEqual([])
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(0)
  await page.viewport(320, 640)
  expect(page.getByText(/단계 중/).elements()).toEqual([])
})

it('has a number or a mark for each step that is seen', async () => {
  const { container } = await render(examples['on the way'])
  const contrasts = [...container.querySelectorAll('li > [aria-hidden]')].map(contrastOf)
  expect(contrasts).toHaveLength(6)
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
})
