import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

it('keeps the room at once, is seen a little later, and is said in words', async () => {
  const { container } = await render(examples['three lines'])
  const { height } = container.getBoundingClientRect()

  expect(height).toBeGreaterThan(60)
  await expect.element(page.getByRole('status')).toHaveTextContent('목록을 불러오는 중입니다.')
  await expect.poll(() => getComputedStyle(container.children[0] ?? container).visibility).toBe('visible')
  expect(container.getBoundingClientRect().height).toBe(height)
})
