import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { speechOfPage } from '../../testing/speech.ts'
import { examples } from './examples.tsx'

describe('a spinner', () => {
  it('says what is on its way, but only after a second', async () => {
    const screen = await render(examples.loading)
    const label = screen.getByText('화면을 불러오는 중입니다.')

    await expect.element(label).not.toBeVisible()
    await expect.element(screen.getByRole('status')).toHaveTextContent('화면을 불러오는 중입니다.')
    await expect.element(label).toBeVisible()
    expect(await speechOfPage()).toBe('[status, live polite]\n화면을 불러오는 중입니다.\n')
  })
})
