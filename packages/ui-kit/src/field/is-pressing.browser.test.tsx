import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp } from 'vitest/browser'
import { isPressing } from './is-pressing.ts'

type Mouse = { send: (command: string, event: object) => Promise<unknown> }

async function mouse(type: 'mousePressed' | 'mouseReleased', element: Element): Promise<void> {
  const { x, y } = element.getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 }
  const place = { x: frame.x + x + 2, y: frame.y + y + 2 }
  await (cdp() as Mouse).send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
}

it.each([
  [
    'a button',
    <button type="button" key="it">
      제출
    </button>,
    true,
  ],
  [
    'a link',
    <a key="it" href="#nowhere">
      약관
    </a>,
    true,
  ],
  ['a text', <p key="it">안내</p>, false],
])('%s that is held down is one that is pressed: %s', async (_, shown, isPressed) => {
  const { container } = await render(shown)
  const element = container.firstElementChild ?? document.body
  expect(isPressing()).toBe(false)
  await mouse('mousePressed', element)
  expect(isPressing()).toBe(isPressed)
  await mouse('mouseReleased', element)
  expect(isPressing()).toBe(false)
})
