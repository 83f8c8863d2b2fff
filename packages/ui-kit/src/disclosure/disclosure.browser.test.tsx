import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

it('unfolds by a press, and folds again by the keyboard', async () => {
  await render(examples['on its own'])
  const text = page.getByText('보유 기간: 수집일부터 5년')
  await expect.element(text).not.toBeVisible()

  await page.getByText('내용 보기').click()
  await expect.element(text).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(text).not.toBeVisible()
})
