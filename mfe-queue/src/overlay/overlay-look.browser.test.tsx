import { axeViolations, smallTargets } from 'ui-kit/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import { PlainNotice, PreWaitNotice } from './notices.tsx'
import { daysAhead, lobby, show } from './testing/show-overlay.tsx'

beforeEach(() => page.viewport(1280, 800))

describe('the popup has its size, in the middle of the window,', () => {
  it.each([
    ['a wide window', [1280, 800], [438, 376], {}, {}],
    ['a phone', [360, 640], [290, 280], {}, {}],
    ['a window at 400 %', [320, 640], [290, 280], {}, {}],
    ['a phone whose look is off', [479, 640], [438, 376], { hasPhoneLook: false }, {}],
    ['a wide window before an opening', [1280, 800], [438, 376], {}, lobby],
    ['a phone before an opening', [360, 640], [290, 280], {}, lobby],
    ['a phone days before an opening', [360, 640], [290, 280], {}, daysAhead],
    ['a phone after a draw', [360, 640], [290, 280], {}, { isDrawn: true }],
  ] as const)('in %s', async (_, [width, height], size, changes, at) => {
    await page.viewport(width, height)
    const { dialog, button } = await show(changes, at)
    const middle = { x: (widthOfView() - size[0]) / 2, y: (height - size[1]) / 2 }
    expect(boxOf(dialog)).toEqual({ ...middle, width: size[0], height: size[1] })
    await button('중지').click()
    expect(boxOf(dialog)).toEqual({ ...middle, width: size[0], height: size[1] })
  })

  it('without scrolling sideways, and with its end in reach, in the window of a phone on its side', async () => {
    await page.viewport(320, 256)
    const { button, dialog } = await show()
    const { clientWidth, scrollWidth } = dialog.element()
    expect(scrollWidth).toBe(clientWidth)
    await button('중지').click()
    await expect.element(button('계속 대기')).toBeInViewport({ ratio: 0.9 })
  })
})

describe('as configured', () => {
  it('the popup is placed from the top and the left of the window', async () => {
    const { dialog } = await show({ popupTop: 12, popupLeft: 34 })
    expect(boxOf(dialog)).toMatchObject({ x: 34, y: 12 })
  })

  it('the popup is centred in an element', async () => {
    const target = document.body.appendChild(document.createElement('div'))
    target.id = 'main-part'
    target.style.cssText = 'position: fixed; top: 100px; left: 600px; width: 600px; height: 500px'
    const { dialog } = await show({ popupTargetId: 'main-part' })
    expect(boxOf(dialog)).toMatchObject({ x: 600 + (600 - 438) / 2, y: 100 + (500 - 376) / 2 })
    target.remove()
  })

  it.each(['resize', 'scroll'])(
    'the popup follows its element at each %s, until the wait is over',
    async event => {
      const part = document.body.appendChild(document.createElement('div'))
      part.id = 'main-part'
      part.style.cssText = 'position: fixed; top: 100px; left: 600px; width: 600px; height: 500px'
      const { dialog, screen } = await show({ popupTargetId: 'main-part' })
      part.style.left = '0'
      const moves = () =>
        document.documentElement.dispatchEvent(new Event(event, { bubbles: event === 'resize' }))
      moves()
      expect(boxOf(dialog)).toMatchObject({ x: (600 - 438) / 2 })
      await screen.unmount()
      const look = vi.spyOn(document, 'getElementById')
      moves()
      expect(look).not.toHaveBeenCalled()
      look.mockRestore()
      part.remove()
    },
  )

  it('the popup has its layer and its skin, and dims the page by 30 % of grey', async () => {
    const { dialog, screen } = await show({ popupLayer: 777, skin: 'simple' })
    expect(getComputedStyle(dialog.element()).zIndex).toBe('777')
    expect(getComputedStyle(dialog.element(), '::backdrop').backgroundColor).toBe('rgba(80, 80, 80, 0.3)')
    await expect.element(screen.getByText('1,234명')).not.toBeVisible()
  })

  it.each([
    [[], [true, true]],
    [['pay'], [true, false]],
    [['map'], [false, true]],
    [null, [false, false]],
  ])(
    'of the frames pay and map, with the list %j, are blocked %j until the wait is over',
    async (names, blocked) => {
      const pay = document.body.appendChild(document.createElement('iframe'))
      const map = document.body.appendChild(document.createElement('iframe'))
      pay.id = 'pay'
      map.name = 'map'
      const frames = [pay, map]
      const { screen } = await show({ blockedFrames: names })
      expect(frames.map(({ inert }) => inert)).toEqual(blocked)
      await screen.unmount()
      expect(frames.map(({ inert }) => inert)).toEqual([false, false])
      for (const frame of frames) frame.remove()
    },
  )
})

describe('every state of the popup is accessible, and large enough for a finger:', () => {
  const normal = [1280, 800] as const
  const phone = [360, 640] as const
  const atFourHundred = [320, 256] as const
  type State = { settings?: Partial<QueueSettings>; at?: Partial<Place>; isAsking?: boolean }

  async function problemsOf(popup: Element): Promise<string[]> {
    const element = popup as HTMLElement
    return [...(await axeViolations(element)), ...smallTargets(element)]
  }

  it.each<[string, readonly [number, number], State]>([
    ['ahead and behind, hours', normal, {}],
    ['minutes', normal, { at: { seconds: 130, progress: 0 } }],
    ['seconds, with no one behind', normal, { at: { seconds: 4, ahead: 1, behind: 0 } }],
    [
      'past the limits',
      normal,
      {
        settings: { aheadLimit: 100, behindLimit: 10, timeLimit: 600 },
        at: { ahead: 1_000_000, behind: 10_000 },
      },
    ],
    ['a silent waiting room', normal, { at: { isReconnecting: true } }],
    ['entry, where the popup stays', normal, { at: { ahead: 0, seconds: 1, progress: 100 } }],
    ['the skin without people', normal, { settings: { skin: 'simple' } }],
    [
      'in an element, over blocked frames',
      normal,
      { settings: { popupTargetId: 'part', blockedFrames: [] } },
    ],
    ['the question before Stop', normal, { isAsking: true }],
    ['a phone', phone, { at: { isReconnecting: true } }],
    ['the question before Stop on a phone', phone, { isAsking: true }],
    ['the normal look on a phone', phone, { settings: { hasPhoneLook: false } }],
    ['400 %', atFourHundred, { isAsking: true }],
    ['before an opening', normal, { at: lobby }],
    ['before an opening on a phone, days ahead', phone, { at: daysAhead }],
    ['before an opening at 400 %', atFourHundred, { at: lobby, isAsking: true }],
    ['after a draw', normal, { at: { isDrawn: true } }],
  ])('%s', async (_, [width, height], { settings, at, isAsking }) => {
    await page.viewport(width, height)
    document.body.insertAdjacentHTML('beforeend', '<div id="part"><iframe title="지도"></iframe></div>')
    const { button, dialog } = await show(settings, at)
    if (isAsking) await button('중지').click()
    expect(await problemsOf(dialog.element())).toEqual([])
    expect(dialog.element().scrollWidth).toBe(dialog.element().clientWidth)
    document.getElementById('part')?.remove()
  })

  it.each([
    ['before the first reply', <PreWaitNotice key="before" layer={7} />],
    ['before the popup is loaded', <PlainNotice key="plain" layer={7} />],
  ])('the notice %s, which is in sight on a long page', async (_, notice) => {
    await page.viewport(...phone)
    const { container, getByText } = await render(notice)
    container.style.paddingBlockStart = '2000px'
    await expect.element(getByText(/잠시만/)).toBeInViewport({ ratio: 0.9 })
    expect(await problemsOf(container)).toEqual([])
  })
})

/** Returns the width of the window without a scroll bar. */
function widthOfView(): number {
  const view = document.body.appendChild(document.createElement('div'))
  view.style.cssText = 'position: fixed; inset: 0'
  const { width } = view.getBoundingClientRect()
  view.remove()
  return width
}

function boxOf(element: Locator) {
  const { x, y, width, height } = element.element().getBoundingClientRect()
  return { x, y, width, height }
}
