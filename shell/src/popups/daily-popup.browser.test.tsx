import { Layers } from 'ui-kit'
import { axeViolations, countListeners } from 'ui-kit/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DailyPopup } from './daily-popup.tsx'
import { createPopupMemory } from './popup-memory.ts'
import { useDailyPopup } from './use-daily-popup.ts'

const popup = page.getByRole('dialog', { name: '안내' })
const notToday = popup.getByLabelText('오늘 하루 열지 않기')
const again = page.getByRole('button', { name: '다시 보기' })

function View({ startsTicked }: { startsTicked: boolean }) {
  const shown = useDailyPopup('test-notice')
  return (
    <>
      <button type="button" onClick={shown.show}>
        다시 보기
      </button>
      <Layers>
        <DailyPopup popup={shown} title="안내" startsTicked={startsTicked}>
          <p>{'내용 '.repeat(120)}</p>
        </DailyPopup>
      </Layers>
    </>
  )
}

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1280, 800)
})

describe('a daily popup', () => {
  it.each([true, false])('starts with its box ticked: %s', async startsTicked => {
    await render(<View startsTicked={startsTicked} />)
    const box = notToday.element() as HTMLInputElement
    expect(box.checked).toBe(startsTicked)
  })

  it('closed with the tick, stays away in later views of the day', async () => {
    const first = await render(<View startsTicked />)
    await popup.getByRole('button', { name: '닫기' }).click()
    await expect.element(popup).not.toBeInTheDocument()
    await first.unmount()

    await render(<View startsTicked />)
    await expect.element(again).toBeVisible()
    await expect.element(popup).not.toBeInTheDocument()
  })

  it('that was put away on another day shows, and that day is forgotten', async () => {
    localStorage.setItem('test-notice-expiry-date', '2025-01-01')
    localStorage.setItem('test-notice-do-not-show', 'true')
    await render(<View startsTicked />)
    await expect.element(popup).toBeVisible()
    expect(localStorage.getItem('test-notice-do-not-show')).toBeNull()
  })

  it('closed without the tick, is gone for this view only', async () => {
    const first = await render(<View startsTicked />)
    await notToday.click()
    await popup.getByRole('button', { name: '닫기' }).click()
    await expect.element(popup).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
    await first.unmount()

    await render(<View startsTicked />)
    await expect.element(popup).toBeVisible()
  })

  it('closed by Escape, heeds the tick as its close button does', async () => {
    await render(<View startsTicked />)
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    expect(localStorage.getItem('test-notice-do-not-show')).toBe('true')
  })

  it('takes the focus when it was asked for, and not when it opens by itself', async () => {
    await render(<View startsTicked />)
    expect(document.activeElement).toBe(document.body)

    await userEvent.keyboard('{Escape}')
    await again.click()
    await expect.element(popup).toBeVisible()
    expect(popup.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(again).toHaveFocus()
  })
})

describe('a daily popup in a narrow window', () => {
  const line = page.getByRole('button', { name: '안내 열기' })

  it('begins as a line of the page, and opens with its title in sight and the focus in it', async () => {
    await page.viewport(360, 360)
    await render(<View startsTicked />)
    await expect.element(line).toBeVisible()
    await expect.element(popup).not.toBeInTheDocument()
    expect(await axeViolations(document.body)).toEqual([])

    await line.click()
    await expect.element(popup).toBeVisible()
    expect(popup.element().contains(document.activeElement)).toBe(true)
    expect(popup.element().scrollTop).toBe(0)
    await expect.element(line).not.toBeInTheDocument()
  })

  it('is put away for the day once it was opened and closed with the tick', async () => {
    await page.viewport(360, 740)
    await render(<View startsTicked />)
    await line.click()
    await popup.getByRole('button', { name: '닫기' }).click()
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(line).not.toBeInTheDocument()
    expect(localStorage.getItem('test-notice-do-not-show')).toBe('true')
  })

  it('becomes the layer when the window grows', async () => {
    await page.viewport(767, 740)
    await render(<View startsTicked />)
    await expect.element(line).toBeVisible()
    await page.viewport(768, 740)
    await expect.element(popup).toBeVisible()
    await expect.element(line).not.toBeInTheDocument()
  })

  it('watches the width of the window until the page is left', async () => {
    const query = matchMedia('(max-width: 767px)')
    const asked = vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query)
    const listening = countListeners(query, 'change')
    const { unmount } = await render(<View startsTicked />)
    expect(listening()).toBe(1)
    await unmount()
    expect(listening()).toBe(0)
    asked.mockRestore()
  })
})

it('a browser names the popups that stay closed for today, of all that were ever put away', () => {
  const today = new Date('2025-06-26T12:00:00+09:00')
  const memory = createPopupMemory(
    () => localStorage,
    () => today,
  )
  for (const [name, day] of [
    ['old', '2025-06-25'],
    ['news', '2025-06-26'],
  ]) {
    localStorage.setItem(`${name}-expiry-date`, String(day))
    localStorage.setItem(`${name}-do-not-show`, 'true')
  }
  expect(memory.putAway()).toEqual(['news'])
})
