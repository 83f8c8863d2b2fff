import { act } from 'react'
import { countListeners } from 'ui-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useIsWithin } from './use-is-within.ts'

const SIX_TO_EIGHT = { from: '2025-06-26T18:00:00', until: '2025-06-26T20:00:00' }
const HOUR_MS = 3_600_000
const shown = page.getByRole('paragraph')

function Shown() {
  return <p>{useIsWithin(SIX_TO_EIGHT) ? 'within' : 'outside'}</p>
}

// React then lets a test wait until everything that follows from a step has been drawn.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false
  vi.useRealTimers()
})

async function after(step: () => void): Promise<string | null> {
  environment.IS_REACT_ACT_ENVIRONMENT = true
  await act(async () => step())
  return shown.element().textContent
}

function pass(milliseconds: number): Promise<string | null> {
  return after(() => vi.advanceTimersByTime(milliseconds))
}

it('changes by itself at both edges of the window', async () => {
  vi.setSystemTime('2025-06-26T17:59:59+09:00')
  await render(<Shown />)
  expect(await pass(999)).toBe('outside')
  expect(await pass(1)).toBe('within')
  expect(await pass(2 * HOUR_MS - 1)).toBe('within')
  expect(await pass(1)).toBe('outside')
})

it('waits for nothing once the window is over', async () => {
  vi.setSystemTime('2025-06-26T19:59:59+09:00')
  await render(<Shown />)
  expect(await pass(1_000)).toBe('outside')
  expect(vi.getTimerCount()).toBe(0)
})

it('waits for an edge that is further away than a timer can count', async () => {
  vi.setSystemTime('2025-05-01T00:00:00+09:00')
  await render(<Shown />)
  const days = Array.from({ length: 56 })
  for (const _day of days) expect(await pass(24 * HOUR_MS)).toBe('outside')
  expect(await pass(18 * HOUR_MS)).toBe('within')
})

it('checks the clock again when the visitor comes back to the page', async () => {
  vi.setSystemTime('2025-06-26T19:00:00+09:00')
  await render(<Shown />)
  vi.setSystemTime('2025-06-26T21:00:00+09:00')
  expect(await after(() => document.dispatchEvent(new Event('visibilitychange')))).toBe('outside')
})

it('has one timer, however often it checks, and none once it is left', async () => {
  vi.setSystemTime('2025-06-26T17:00:00+09:00')
  const listening = countListeners(document, 'visibilitychange')
  const { unmount } = await render(<Shown />)
  for (const _ of [1, 2]) await after(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(vi.getTimerCount()).toBe(1)
  await unmount()
  expect([vi.getTimerCount(), listening()]).toEqual([0, 0])
})
