import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { endOfAnimations } from '../../testing/end-of-animations.ts'
import { Button } from './button.tsx'
import { examples } from './examples.tsx'

describe('a button', () => {
  it('does what it is there for', async () => {
    const onClick = vi.fn<() => void>()
    const screen = await render(<Button onClick={onClick}>확인</Button>)

    await screen.getByRole('button').click()
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('submits no form unless it is meant to', async () => {
    const screen = await render(<Button>취소</Button>)
    await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button')
  })

  it.each(['primary', 'medium', 'link'] as const)('is large enough for a finger: %s', async name => {
    const { container } = await render(examples[name])
    const { height, width } = container.querySelector('button, a')?.getBoundingClientRect() ?? new DOMRect()

    expect(height).toBeGreaterThanOrEqual(44)
    expect(width).toBeGreaterThanOrEqual(44)
  })
})

describe('a busy button', () => {
  it('keeps the focus and its name, and says that it is busy', async () => {
    const screen = await render(<Button>확인</Button>)
    screen.getByRole('button').element().focus()
    await screen.rerender(<Button busy>확인</Button>)

    await expect.element(screen.getByRole('button', { name: '확인', exact: true })).toHaveFocus()
    await expect.element(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(screen.getByRole('status')).toHaveTextContent('처리 중입니다.')
  })

  it('does nothing, neither by a click nor by Enter in a field of its form', async () => {
    const [onClick, onSubmit] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const screen = await render(
      <form onSubmit={onSubmit}>
        <input aria-label="이름" />
        <Button type="submit" busy onClick={onClick}>
          확인
        </Button>
      </form>,
    )
    await screen.getByRole('button').click({ force: true })
    await screen.getByRole('textbox').click()
    await userEvent.keyboard('{Enter}')

    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('a button with a reason not to work', () => {
  const reason = '심사 중에는 증빙을 새로 등록할 수 없습니다.'

  it('stays within reach, and has its reason beside it', async () => {
    const screen = await render(<Button disabledReason={reason}>증빙 등록</Button>)

    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('button')).toHaveFocus()
    await expect.element(screen.getByRole('button')).toHaveAccessibleDescription(reason)
    await expect.element(screen.getByText(reason).first()).toBeVisible()
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent(reason)
  })

  it('keeps its look under the pointer', async () => {
    const screen = await render(<Button disabledReason={reason}>증빙 등록</Button>)
    const { backgroundColor } = getComputedStyle(screen.getByRole('button').element())

    await screen.getByRole('button').hover()
    await endOfAnimations()
    expect(getComputedStyle(screen.getByRole('button').element()).backgroundColor).toBe(backgroundColor)
  })

  it('announces its reason again on every press, and does nothing else', async () => {
    const onClick = vi.fn<() => void>()
    const screen = await render(
      <Button disabledReason={reason} onClick={onClick}>
        증빙 등록
      </Button>,
    )
    const spoken = () => screen.getByRole('status').element().firstElementChild

    await screen.getByRole('button').click({ force: true })
    const first = spoken()
    await screen.getByRole('button').click({ force: true })

    expect(first?.textContent).toBe(reason)
    expect(spoken()).not.toBe(first)
    expect(onClick).not.toHaveBeenCalled()
  })
})

describe('a link that looks like a button', () => {
  it('is a link', async () => {
    const screen = await render(examples.link)
    await expect.element(screen.getByRole('link', { name: '처음 화면으로' })).toHaveAttribute('href', '/')
  })

  it('says so when it opens a new window, and gives that window no hold on this one', async () => {
    const screen = await render(examples['link to a new window'])
    const link = screen.getByRole('link', { name: '이용약관 (새 창 열림)' })

    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
  })
})
