import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples } from './examples.tsx'
import { SkipLinks } from './skip-links.tsx'

const page = examples['before header and main']

describe('skip links', () => {
  it('come first, and come into sight with the focus', async () => {
    const screen = await render(page)
    const link = screen.getByRole('link', { name: '본문 바로가기' })

    expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.keyboard('{Tab}')
    await expect.element(link).toHaveFocus()
    await expect.poll(() => link.element().getBoundingClientRect().top).toBe(0)
  })

  it('really move the focus, past everything in between, and leave the address alone', async () => {
    const screen = await render(page)

    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(screen.getByRole('main')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('link', { name: '신청하기' })).toHaveFocus()
    expect(location.hash).toBe('')
  })

  it('reach a target that could not be focused before', async () => {
    const screen = await render(
      <>
        <SkipLinks links={[{ href: '#menu', label: '주요 메뉴 바로가기' }]} />
        <nav id="menu">
          <a href="/board-faq">자주 묻는 질문</a>
        </nav>
      </>,
    )
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(screen.getByRole('navigation')).toHaveFocus()
  })
})
