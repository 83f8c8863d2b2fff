import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Policy } from './policy.tsx'

const sections = ['첫째', '둘째', '셋째'].map(heading => ({
  heading,
  blocks: ['내용'],
}))

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

it('says from when it applies, and leads to each of its articles', async () => {
  await render(<Policy title="방침" lead="안내" inForceFrom="2025-02-17" sections={sections} />)
  await expect.element(page.getByText('시행일: 2025. 2. 17.')).toBeVisible()
  await expect
    .element(page.getByText('이 내용은 예시입니다. 실제 운영할 때에는 운영기관이 확정한 내용으로 바뀝니다.'))
    .toBeVisible()
  for (const { heading } of sections) {
    await page.getByRole('navigation', { name: '목차' }).getByRole('link', { name: heading }).click()
    await expect.element(page.getByRole('heading', { name: heading })).toBeInViewport()
    expect(document.querySelector(':target')?.textContent).toContain(heading)
  }
})
