import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RemoteHistory } from './remote-history.tsx'

it('eleven changes are on two pages, whose links are those of the latest changes', async () => {
  const steps = Array.from({ length: 11 }, (_, step) => {
    const at = `2025-06-29T00:${String(step).padStart(2, '0')}:00Z`
    return { at, revision: step, by: 'seo', action: 'release', from: null, to: `1.0.${step}` }
  })
  await render(<RemoteHistory steps={steps} />)
  expect(page.getByRole('listitem').filter({ hasText: '1.0.10' }).elements()).toEqual([])
  await page.getByRole('navigation', { name: '최근 변경' }).getByRole('button', { name: /^2/ }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: '1.0.10' })).toBeVisible()
})
