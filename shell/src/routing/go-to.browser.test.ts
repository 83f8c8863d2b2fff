import { afterEach, expect, it, vi } from 'vitest'
import { goTo } from './go-to.ts'

const moved = vi.fn<() => void>()
const here = location.href

addEventListener('popstate', moved)
afterEach(() => {
  Reflect.deleteProperty(history, 'pushState')
  history.replaceState(null, '', here)
  moved.mockClear()
  vi.restoreAllMocks()
})

it('moves, and reports the move while nothing else in the page does', () => {
  const pushed = vi.spyOn(History.prototype, 'pushState')
  goTo('/self-check')
  expect(location.pathname).toBe('/self-check')
  expect(pushed).toHaveBeenCalledOnce()
  expect(moved).toHaveBeenCalledOnce()
})

it('replaces the entry on demand', () => {
  const pushed = vi.spyOn(History.prototype, 'pushState')
  goTo('/board-faq', { replace: true })
  expect(location.pathname).toBe('/board-faq')
  expect(pushed).not.toHaveBeenCalled()
})

it('leaves the report to single-spa, which replaces the functions of the history', () => {
  history.pushState = History.prototype.pushState.bind(history)
  goTo('/self-check')
  expect(moved).not.toHaveBeenCalled()
})
