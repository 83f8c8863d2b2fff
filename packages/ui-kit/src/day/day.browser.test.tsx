import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Day } from './day.tsx'

it.each([
  ['2025-06-02T16:00:00.000Z', '2025. 6. 3.'],
  ['', '-'],
  ['soon', '-'],
])('of "%s" is %s', async (at, shown) => {
  const { container } = await render(<Day at={at} />)
  expect(container.textContent).toBe(shown)
})
