import { BROWSER_SESSION_KEY, providePorts, sessionEnd, type SessionWatch } from 'shared-session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSession } from './watch-session.ts'

let watch: SessionWatch
let isHidden: boolean

beforeEach(() => {
  isHidden = false
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'))
  providePorts({ navigation: { goTo: vi.fn() } })
  const calls = { remainingSeconds: vi.fn(), extend: vi.fn() }
  watch = watchSession({ calls, needsSession: () => false })
})
afterEach(() => {
  watch.stop()
  vi.restoreAllMocks()
})

it('a tab that becomes visible again asks the server about its session', () => {
  const check = vi.spyOn(watch, 'check').mockResolvedValue()
  const show = () => document.dispatchEvent(new Event('visibilitychange'))
  isHidden = true
  show()
  expect(check).not.toHaveBeenCalled()
  isHidden = false
  show()
  expect(check).toHaveBeenCalledOnce()
})

it.each([
  ['changes the session', BROWSER_SESSION_KEY, 1],
  ['clears its whole storage', null, 1],
  ['stores something else', 'sbiz_other', 0],
])('another tab that %s concerns this tab: %s', (_, key, times) => {
  const join = vi.spyOn(watch, 'joinOtherTabs').mockReturnValue()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(join).toHaveBeenCalledTimes(times)
})

it('a call that is refused for its session ends that', async () => {
  const refused = vi.spyOn(watch, 'refused').mockResolvedValue(true)
  expect(await sessionEnd.refused('token-1')).toBe(true)
  expect(refused).toHaveBeenCalledExactlyOnceWith('token-1')
})
