import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useBrowserState } from './index.ts'

const read = vi.fn<() => boolean>()
const button = page.getByRole('button')

beforeEach(() => void read.mockReset().mockReturnValue(false))

function Shown() {
  const [isShown, setShown] = useBrowserState(read, true)
  return (
    <button type="button" onClick={() => setShown(true)}>
      {isShown ? '보임' : '숨김'}
    </button>
  )
}

it('a page that was served draws the served state, then that of this browser', async () => {
  const served = document.body.appendChild(document.createElement('div'))
  served.innerHTML = renderToString(<Shown />)
  expect([served.textContent, read.mock.calls.length]).toEqual(['보임', 0])
  const root = hydrateRoot(served, <Shown />)
  onTestFinished(() => {
    root.unmount()
    served.remove()
  })
  await expect.element(button).toHaveTextContent('숨김')
})

it('a part that is drawn later begins with the state of this browser, which is read once', async () => {
  await render(<Shown />)
  expect(button.element().textContent).toBe('숨김')
  await button.click()
  await expect.element(button).toHaveTextContent('보임')
  expect(read).toHaveBeenCalledOnce()
})
