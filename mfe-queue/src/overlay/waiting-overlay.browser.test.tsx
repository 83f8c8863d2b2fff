import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EntryNotice } from './entry-notice.tsx'
import { announcement, lobby, show } from './testing/show-overlay.tsx'

beforeEach(() => page.viewport(1280, 800))

afterEach(() => void vi.useRealTimers())

describe('the waiting popup', () => {
  it('shows its title, the wait, and the people ahead and behind', async () => {
    const { dialog, screen } = await show()
    await expect.element(dialog).toHaveAccessibleName('서비스 접속 대기 중입니다.')
    for (const text of ['1시간 2분 05초', '1,234명', '56명']) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    }
  })

  it('leaves out the people behind on a phone', async () => {
    await page.viewport(360, 640)
    const { screen } = await show()
    await expect.element(screen.getByText('1,234명')).toBeVisible()
    await expect.element(screen.getByText('56명')).not.toBeVisible()
  })

  it('explains that it continues by itself, and that stopping makes the wait longer', async () => {
    const { screen } = await show()
    await expect.element(screen.getByText('잠시만 기다리시면 자동 접속됩니다.')).toBeVisible()
    await expect.element(screen.getByText('중지 후 재접속하시면 대기시간이 더 길어집니다.')).toBeVisible()
  })

  it('estimates no wait while the line is stopped', async () => {
    const { screen } = await show({}, { notice: 'paused' })
    for (const text of ['잠시 중단', '1,234명'])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    await expect.element(screen.getByText(/^접속이 잠시 중단되었습니다/)).toBeVisible()
    await expect.element(screen.getByText(/\d초/)).not.toBeInTheDocument()
  })

  it('promises a number while there is none, and makes up no place', async () => {
    const { screen } = await show({}, { notice: 'numberLater' })
    await expect.element(screen.getByText(/^잠시 후 번호를 드립니다/)).toBeVisible()
    await expect.element(screen.getByText(/^[\d,]+명$/)).not.toBeInTheDocument()
  })

  it('has no endless animation: the battery has to last as long as the wait', async () => {
    const { dialog } = await show()
    const moving = dialog.element().getAnimations({ subtree: true })
    expect(moving.filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)).toEqual([])
  })

  it.each([
    ['in steps', false, '51'],
    ['at once for those who prefer less motion', true, '60'],
  ])('shows the progress of the person, which moves %s', async (_, matches, next) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const motion = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
    const { moveTo, screen } = await show()
    const bar = screen.getByRole('progressbar', { name: '대기 진행률' })
    await expect.element(bar).toHaveAttribute('value', '50')
    await moveTo({ progress: 60 })
    for (const [milliseconds, value] of [
      [250, next],
      [2250, '60'],
    ] as const) {
      await vi.advanceTimersByTimeAsync(milliseconds)
      await expect.element(bar).toHaveAttribute('value', value)
    }
    expect(motion).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
    motion.mockRestore()
  })

  it('is modal, and announces the place by itself', async () => {
    const { dialog, screen } = await show()
    expect(dialog.element().matches(':modal')).toBe(true)
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(`${announcement} 잠시만 기다리시면 자동 접속됩니다.`)
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(announcement)
  })

  it('begins with the focus on its heading, so that no key has an effect', async () => {
    const { screen } = await show()
    await expect.element(screen.getByRole('heading')).toHaveFocus()
  })

  it('takes the focus from the button that began the wait, and gives it back', async () => {
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
  it('shows its time, the time left, and that a draw decides the order', async () => {
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

  it('counts the minutes from the last reply, whatever the clock of the device shows', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { screen, pass } = await show({}, lobby)
    for (const [seconds, text] of [
      [35, '약 1분'],
      [1, '1분 미만'],
      [59, '곧 시작합니다'],
      [905, '곧 시작합니다'],
    ] as const) {
      pass(seconds * 1000)
      await vi.advanceTimersByTimeAsync(1000)
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    }
    await screen.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps the order of joining and the warning without a draw', async () => {
    const { screen } = await show({}, { opening: { ...lobby.opening, entrant: null } })
    await expect.element(screen.getByText('앞에 대기 중인 고객', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('중지 후 재접속하시면 대기시간이 더 길어집니다.')).toBeVisible()
  })

  it('becomes that of the line when it opens, and explains that the place was drawn', async () => {
    const { dialog, moveTo, screen } = await show({}, lobby)
    await moveTo({ isDrawn: true })
    await expect.element(dialog).toHaveAccessibleName('서비스 접속 대기 중입니다.')
    await expect.element(screen.getByText('추첨으로 정해진 순서이며, 새로고침해도 유지됩니다.')).toBeVisible()
  })
})

describe('the popup besides', () => {
  it('explains that a reload keeps the place', async () => {
    const { screen } = await show()
    await expect.element(screen.getByText('창을 닫지 마세요. 새로고침해도 순서는 유지됩니다.')).toBeVisible()
  })

  it('shows that it asks again while the waiting room does not reply', async () => {
    const { screen } = await show({}, { isReconnecting: true })
    await expect.element(screen.getByText('연결을 다시 시도하고 있습니다. 순서는 유지됩니다.')).toBeVisible()
  })

  it('puts the place before the title of the page, and removes it again', async () => {
    document.title = '배송비 지원'
    const { screen } = await show()
    expect(document.title).toBe('(대기 1,234명) 배송비 지원')
    await screen.unmount()
    expect(document.title).toBe('배송비 지원')
  })
})

describe('the message of the operator', () => {
  const text = '<b>접수</b>는 <script>window.broken = true</script> 18시까지'
  const message = btoa(String.fromCharCode(...new TextEncoder().encode(text)))

  it('is a text, whatever is in it, and part of what a screen reader reads at the opening', async () => {
    const { dialog, screen } = await show({}, { message })
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    expect(dialog.element().querySelector('b, script')).toBeNull()
    await expect.element(dialog).toHaveAccessibleDescription(expect.stringContaining('18시까지'))
  })

  it('is announced politely once: the next replies leave its text as it is', async () => {
    const { dialog, moveTo } = await show()
    const region = dialog.element().querySelector('output:empty')
    const changes: MutationRecord[] = []
    const watching = new MutationObserver(records => changes.push(...records))
    if (region) watching.observe(region, { childList: true, characterData: true, subtree: true })
    await moveTo({ message })
    expect(region?.textContent).toBe(text)
    expect(region?.getAttribute('aria-live') ?? 'polite').toBe('polite')
    for (const ahead of [1233, 1232]) await moveTo({ message, ahead })
    await expect.poll(() => changes.length).toBe(1)
    await moveTo({})
    expect(region?.textContent).toBe('')
    watching.disconnect()
  })
})

describe('meanwhile the popup', () => {
  it('shows when it last heard from the waiting room, what to prepare, and a line in English', async () => {
    const { dialog, screen, moveTo } = await show()
    await expect.element(screen.getByText('마지막 확인 08:05:09')).toBeVisible()
    await expect.element(screen.getByText(/^준비할 것: 사업자등록번호/)).toBeVisible()
    await expect
      .element(screen.getByText('You are in line. Stay on this page.'))
      .toHaveAttribute('lang', 'en')
    await moveTo({ checkedAt: Date.parse('2025-03-10T18:05:10') })
    await expect.element(screen.getByText('마지막 확인 18:05:10')).toBeVisible()
    expect(dialog.element().querySelector('output')?.textContent).not.toContain('마지막')
  })

  it.each([
    [{ notice: 'paused' }, '(잠시 중단) 배송비 지원'],
    [{ notice: 'numberLater' }, '(번호 대기) 배송비 지원'],
    [{ isReconnecting: true }, '(연결 중) 배송비 지원'],
  ] as const)('puts the state %j before the title of the page', async (at, title) => {
    document.title = '배송비 지원'
    const { screen } = await show({}, at)
    expect(document.title).toBe(title)
    await screen.unmount()
    expect(document.title).toBe('배송비 지원')
  })

  it('marks the title of a hidden tab at entry, until someone looks', async () => {
    document.title = '배송비 지원'
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { unmount } = await render(<EntryNotice />)
    expect(document.title).toBe('(접속되었습니다) 배송비 지원')
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => document.title).toBe('배송비 지원')
    await unmount()
    hidden.mockRestore()
  })

  it('takes back its notice of entry after ten seconds, and leaves nothing behind with the page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { container, unmount } = await render(<EntryNotice />)
    expect(container.textContent).toBe('차례가 되어 접속되었습니다.')
    vi.advanceTimersByTime(9_999)
    expect(container.textContent).not.toBe('')
    vi.advanceTimersByTime(1)
    expect(container.textContent).toBe('')

    const other = await render(<EntryNotice />)
    await unmount()
    await other.unmount()
    expect(vi.getTimerCount()).toBe(0)
    const look = vi.spyOn(document, 'hidden', 'get')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(look).not.toHaveBeenCalled()
    look.mockRestore()
  })
})

describe('the sound at entry', () => {
  it('is off until one press switches it on', async () => {
    const { screen, want } = await show()
    const choice = screen.getByRole('checkbox', { name: '입장 알림(소리·진동)' })
    await expect.element(choice).not.toBeChecked()
    await choice.click()
    await expect.element(choice).toBeChecked()
    expect(want).toHaveBeenCalledExactlyOnceWith(true)
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
