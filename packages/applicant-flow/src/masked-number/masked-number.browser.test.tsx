import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { MaskedNumber } from './masked-number.tsx'

it.each([
  ['**********1234', '끝 네 자리 1234'],
  ['****12', '****12'],
  ['', ''],
])('%s is read as "%s"', async (number, read) => {
  const { container } = await render(<MaskedNumber number={number} />)
  const spoken = container.cloneNode(true) as HTMLElement
  for (const hidden of spoken.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  expect(spoken.textContent).toBe(read)
})
