import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessageDialog } from '../dialog/message-dialog.tsx'
import { examples } from './examples.tsx'

const layers = page.getByRole('dialog')
const names = () => layers.elements().map(layer => layer.querySelector('h2')?.textContent)
const overPage = (
  <>
    <h1 tabIndex={-1}>처음 화면</h1>
    <button type="button">신청하기</button>
    {examples['two notices']}
  </>
)

afterEach(() => page.viewport(1280, 800))

it('is a dialog that blocks nothing: the focus and the page stay with the person', async () => {
  await render(overPage)

  await expect.element(layers.first()).toHaveAccessibleName('제출서류 안내')
  await expect.element(layers.first()).not.toHaveAttribute('aria-modal')
  expect(document.activeElement).toBe(document.body)
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible')
  await page.getByRole('button', { name: '신청하기' }).click()
})

it('closes the one in front with Escape, then the other', async () => {
  await render(overPage)

  await userEvent.keyboard('{Escape}')
  await expect.poll(names).toEqual(['제출서류 안내'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(names).toEqual([])
})

it('leaves Escape to a dialog that is open over it', async () => {
  function WithMessage() {
    const [isTold, setTold] = useState(false)
    return isTold || <MessageDialog message="안내" onClose={() => setTold(true)} />
  }
  await render(
    <>
      {overPage}
      <WithMessage />
    </>,
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('알림')).not.toBeInTheDocument()
  expect(names()).toEqual(['제출서류 안내', '신청 안내'])
})

it('gives the focus back when it is closed from inside', async () => {
  await render(overPage)
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await expect.element(page.getByRole('button', { name: '신청하기' })).toHaveFocus()
})

it.each([
  [1280, 800],
  [360, 740],
  [640, 360],
  [320, 256],
])('leaves half of a window of %i × %i to the page, with a way out in sight', async (width, height) => {
  await page.viewport(width, height)
  await render(overPage)
  for (const layer of layers.elements()) {
    expect(layer.getBoundingClientRect().height).toBeLessThanOrEqual(height / 2 + 1)
  }
  const waysOut = page.getByRole('button', { name: '닫기' }).elements()
  expect(waysOut.some(button => isSeen(button))).toBe(true)
})

it('never lies over what has the focus', async () => {
  await page.viewport(360, 740)
  await render(
    <>
      <div style={{ blockSize: '90vh' }} />
      <button type="button">아래</button>
      <div style={{ blockSize: '60vh' }} />
      {examples['two notices']}
    </>,
  )
  const button = page.getByRole('button', { name: '아래' })
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  await expect.poll(() => isSeen(button.element())).toBe(true)
})

function isSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

it('shows its foot however little room there is, and the last one in front', async () => {
  await page.viewport(320, 560)
  await render(overPage)
  const close = page.getByRole('button', { name: '닫기' }).last()

  const { bottom, right } = close.element().getBoundingClientRect()
  expect(bottom <= 560 && right <= 320).toBe(true)
  await close.click()
  await expect.poll(names).toEqual(['제출서류 안내'])
})
