import { axeViolations, smallTargets } from 'ui-kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Place } from '../client/place.ts'
import type { QueueSettings } from '../client/settings.ts'
import { settingsWith } from '../client/testing/test-settings.ts'
import { PlainNotice } from './plain-notice.tsx'
import { PreWaitNotice } from './pre-wait-notice.tsx'
import { WaitingOverlay } from './waiting-overlay.tsx'

const place = { ahead: 1234, behind: 56, seconds: 3725, total: 2468, progress: 50 }
const announcement = '예상 대기시간 약 1시간 3분, 앞에 대기 중인 고객 1,234명.'

const nine = Date.parse('2025-03-10T09:00:00+09:00')
const lobby = { ahead: 1234, opening: { at: nine, secondsLeft: 95, entrant: 3 } }

const daysAhead = { opening: { at: nine, secondsLeft: 200_000, entrant: 3 } }

/** Of the page, in milliseconds; it has nothing to do with the time of day. */
let time = 0
const now = () => time

const signal = { isWanted: () => false, want: vi.fn<(isWanted: boolean) => void>(), give: () => {} }

beforeEach(async () => {
  time = 0
  await page.viewport(1280, 800)
})

afterEach(() => void vi.useRealTimers())

async function show(changes: Partial<QueueSettings> = {}, at: Partial<Place> = {}) {
  const onStop = vi.fn<() => void>()
  const settings = settingsWith(changes)
  const overlayAt = (there: Partial<Place>) => (
    <WaitingOverlay
      place={{ ...place, ...there }}
      settings={settings}
      announcement={announcement}
      isAskingAtFirst={false}
      onAsk={() => {}}
      signal={signal}
      onStop={onStop}
      now={now}
    />
  )
  const screen = await render(overlayAt(at))
  // Other letters take another room.
  await document.fonts.ready
  const button = (name: string) => screen.getByRole('button', { name })
  const moveTo = (there: Partial<Place>) => screen.rerender(overlayAt(there))
  return { screen, onStop, button, moveTo, dialog: screen.getByRole('dialog') }
}

describe('the waiting popup', () => {
  it('says that the service is waiting, how long yet, and how many are ahead and behind', async () => {
    const { dialog, screen } = await show()
    await expect.element(dialog).toHaveAccessibleName('서비스 접속 대기 중입니다.')
    for (const text of ['1시간 2분 05초', '1,234명', '56명']) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    }
  })

  it('on a phone leaves out who stands behind', async () => {
    await page.viewport(360, 640)
    const { screen } = await show()
    await expect.element(screen.getByText('1,234명')).toBeVisible()
    await expect.element(screen.getByText('56명')).not.toBeVisible()
  })

  it('says that it goes on by itself, and that stopping makes the wait longer', async () => {
    const { screen } = await show()
    await expect.element(screen.getByText('잠시만 기다리시면 자동 접속됩니다.')).toBeVisible()
    await expect.element(screen.getByText('중지 후 재접속하시면 대기시간이 더 길어집니다.')).toBeVisible()
  })

  it('has nothing in it that moves for ever: the wait may last an hour, and the battery has to', async () => {
    const { dialog } = await show()
    const moving = dialog.element().getAnimations({ subtree: true })
    expect(moving.filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)).toEqual([])
  })

  it('shows how far the person has come', async () => {
    const { screen } = await show()
    const bar = screen.getByRole('progressbar', { name: '대기 진행률' })
    await expect.element(bar).toHaveAttribute('value', '50')
  })

  it('is modal, and reads the place aloud without being asked', async () => {
    const { dialog, screen } = await show()
    expect(dialog.element().matches(':modal')).toBe(true)
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(`${announcement} 잠시만 기다리시면 자동 접속됩니다.`)
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(announcement)
  })

  it('begins with the focus on its heading, where no key does any harm', async () => {
    const { screen } = await show()
    await expect.element(screen.getByRole('heading')).toHaveFocus()
  })

  it('takes the focus from the page, where Enter would press again what began the wait, and gives it back', async () => {
    const press = vi.fn<() => void>()
    const before = await render(
      <button type="button" onClick={press}>
        신청하기
      </button>,
    )
    const apply = before.getByRole('button', { name: '신청하기' })
    await apply.click()
    const { screen } = await show()
    await expect.element(screen.getByRole('heading')).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    apply.element().focus()
    await userEvent.keyboard('{Enter} ')
    expect(press).toHaveBeenCalledOnce()
    await screen.unmount()
    await expect.element(apply).toHaveFocus()
  })
})

describe('the popup before an opening', () => {
  it('says when that is, how long yet, and that a draw makes the order', async () => {
    const { dialog, screen } = await show({}, lobby)
    await expect.element(dialog).toHaveAccessibleName('서비스 시작 대기 중입니다.')
    for (const text of [
      '오전 9시',
      '약 2분',
      '1,234명',
      '3번',
      '순서는 시작할 때 추첨으로 정합니다. 먼저 오셔도 유리하지 않습니다.',
      '이 화면을 열어 두시면 순서대로 자동 접속됩니다.',
    ]) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    }
    expect(screen.getByText('중지 후 재접속하시면').query()).toBeNull()
    expect(document.title).toMatch(/^\(오전 9시 시작\) /)
  })

  it('counts the minutes by what the waiting room said is left, whatever the clock of the device says', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { screen } = await show({}, lobby)
    for (const [seconds, text] of [
      [35, '약 1분'],
      [36, '1분 미만'],
      [95, '곧 시작합니다'],
      [1000, '곧 시작합니다'],
    ] as const) {
      time = seconds * 1000
      await vi.advanceTimersByTimeAsync(1000)
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    }
  })

  it('without a draw keeps the order of coming, and the warning', async () => {
    const { screen } = await show({}, { opening: { ...lobby.opening, entrant: null } })
    await expect.element(screen.getByText('앞에 대기 중인 고객', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('중지 후 재접속하시면 대기시간이 더 길어집니다.')).toBeVisible()
  })

  it('becomes that of the line when it opens, and says that the place was drawn', async () => {
    const { dialog, moveTo, screen } = await show({}, lobby)
    await moveTo({ isDrawn: true })
    await expect.element(dialog).toHaveAccessibleName('서비스 접속 대기 중입니다.')
    await expect.element(screen.getByText('추첨으로 정해진 순서이며, 새로고침해도 유지됩니다.')).toBeVisible()
  })
})

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

  it('without a way sideways, and with its end in reach, in a window as low as a phone on its side', async () => {
    await page.viewport(320, 256)
    const { button, dialog } = await show()
    const { clientWidth, scrollWidth } = dialog.element()
    expect(scrollWidth).toBe(clientWidth)
    await button('중지').click()
    await expect.element(button('계속 대기')).toBeInViewport({ ratio: 0.9 })
  })
})

describe('as configured', () => {
  it('the popup lies from the top and the left of the window', async () => {
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

describe('the popup besides', () => {
  it('says that a reload keeps the place', async () => {
    const { screen } = await show()
    await expect
      .element(screen.getByText('새로고침하거나 통신이 잠시 끊겨도 순서는 유지됩니다.'))
      .toBeVisible()
  })

  it('says so while it asks a silent waiting room again', async () => {
    const { screen } = await show({}, { isReconnecting: true })
    await expect.element(screen.getByText('연결을 다시 시도하고 있습니다. 순서는 유지됩니다.')).toBeVisible()
  })

  it('puts the place before the title of the page, and takes it away again', async () => {
    document.title = '배송비 지원'
    const { screen } = await show()
    expect(document.title).toBe('(대기 1,234명) 배송비 지원')
    await screen.unmount()
    expect(document.title).toBe('배송비 지원')
  })
})

/** Of the window, what a scroll bar leaves. */
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

describe('the sound at entry', () => {
  it('is off until it is wanted, by one press', async () => {
    const { screen } = await show()
    const choice = screen.getByRole('checkbox', { name: '입장 알림(소리·진동)' })
    await expect.element(choice).not.toBeChecked()
    await choice.click()
    await expect.element(choice).toBeChecked()
    expect(signal.want).toHaveBeenCalledExactlyOnceWith(true)
  })
})

describe('the picture of the line', () => {
  it.each([
    [0, ['ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead', 'own']],
    [60, ['ahead', 'ahead', 'ahead', 'own', 'behind', 'behind', 'behind', 'behind']],
    [100, ['own', 'behind', 'behind', 'behind', 'behind', 'behind', 'behind', 'behind']],
  ])('shows the person nearer to the door after %d %% of the way', async (progress, places) => {
    const { dialog } = await show({}, { progress })
    const people = [...dialog.element().querySelectorAll<SVGElement>('[data-place]')]
    expect(people.map(({ dataset }) => dataset['place'])).toEqual(places)
  })
})

describe('leaving the line', () => {
  it('asks once before the place is given up', async () => {
    const { button, onStop, screen } = await show()
    await button('중지').click()
    await expect.element(screen.getByRole('group', { name: '대기를 중지하시겠습니까?' })).toBeVisible()
    expect(onStop).not.toHaveBeenCalled()
    await button('중지').click()
    expect(onStop).toHaveBeenCalledOnce()
  })

  it('offers to stay first, and goes back to the button', async () => {
    const { button, onStop } = await show()
    await button('중지').click()
    await expect.element(button('계속 대기')).toHaveFocus()
    await button('계속 대기').click()
    await expect.element(button('중지')).toHaveFocus()
    expect(onStop).not.toHaveBeenCalled()
  })

  it('is possible by keyboard alone', async () => {
    const { button, onStop } = await show()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(button('계속 대기')).toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    expect(onStop).toHaveBeenCalledOnce()
  })

  it('does not happen by Escape, which asks the same question', async () => {
    const { button, dialog, onStop } = await show()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('계속 대기')).toHaveFocus()
    await userEvent.keyboard('{Escape}{Escape}')
    expect(dialog.element().matches(':modal')).toBe(true)
    expect(onStop).not.toHaveBeenCalled()
  })
})
