import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { settingsWith } from '../client/testing/test-settings.ts'
import { createOverlay } from './create-overlay.tsx'

const reportCrash = vi.fn<(error: unknown) => void>()
let domElement: HTMLElement
let overlay: ReturnType<typeof createOverlay>

beforeEach(() => {
  domElement = document.body.appendChild(document.createElement('div'))
  overlay = createOverlay({
    domElement,
    settings: settingsWith(),
    now: () => 0,
    reportCrash,
    stopQuestion: { isOpen: false },
    onStop: () => undefined,
  })
})
afterEach(() => {
  vi.useRealTimers()
  domElement.remove()
})

it('an overlay that was replaced by another release draws nothing more, whatever still arrives', () => {
  overlay.destroy()
  expect(() => overlay.hide()).not.toThrow()
  expect(domElement.childElementCount).toBe(0)
  expect(reportCrash).not.toHaveBeenCalled()
})

it('a wait is drawn as soon as its code has arrived, without another reply', async () => {
  overlay.show({ ahead: 3, behind: 0, seconds: 9, total: 3, progress: 0 })
  await expect.element(page.getByRole('dialog', { name: '서비스 접속 대기 중입니다.' })).toBeVisible()
  overlay.destroy()
})

it('a nearer place is drawn at once, and not announced again so soon', async () => {
  const place = { ahead: 3, behind: 0, seconds: 9, total: 3, progress: 0 }
  overlay.show(place)
  const announced = page.getByRole('status').first()
  await expect.element(announced).toMatchTextContent(/앞에 대기 중인 고객 3명/)
  overlay.show({ ...place, ahead: 2 })
  await expect.element(page.getByText('2명')).toBeVisible()
  await expect.element(announced).toMatchTextContent(/앞에 대기 중인 고객 3명/)
  overlay.destroy()
})

it.each(['hide', 'destroy'] as const)('%s ends the wait for the notice before the first reply', end => {
  vi.useFakeTimers()
  const begun = vi.getTimerCount()
  overlay.showPreWait(3000)
  expect(vi.getTimerCount()).toBe(begun + 1)
  overlay[end]()
  expect(vi.getTimerCount()).toBeLessThan(begun + 1)
})
