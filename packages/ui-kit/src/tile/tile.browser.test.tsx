import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'

describe('a tile', () => {
  it('is a link over its whole face', async () => {
    const screen = await render(examples.tiles)
    const tile = screen.getByRole('link', { name: /신청하기/ })

    await expect.element(tile).toHaveAttribute('href', '/self-check')
    await expect.element(tile).toMatchTextContent('자가진단 후 사업자등록번호를 확인하고 신청합니다.')
    expect(tile.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  it('that is closed for a while says so, stays within reach, and leads nowhere', async () => {
    const screen = await render(examples['closed for a while'])
    const tile = screen.getByRole('link', { name: /신청하기/ })
    const address = location.href

    await userEvent.keyboard('{Tab}')
    await expect.element(tile).toHaveFocus()
    await expect.element(tile).toHaveAttribute('aria-disabled', 'true')
    await expect.element(screen.getByText('6월 26일 20시에 다시 열립니다.')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(location.href).toBe(address)
  })
})
