import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

describe('visually hidden text', () => {
  it('is read, but takes no room', async () => {
    const screen = await render(examples['beside what is seen'])
    const hidden = screen.getByText('개 선택됨').element()

    await expect.element(screen.getByRole('paragraph')).toHaveTextContent('3 / 10개 선택됨')
    expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  })
})
