import { beforeEach, expect, it, vi } from 'vitest'
import { emptySession } from './session-state.ts'
import { memoryStorage } from './testing/memory-storage.ts'

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

it('the page has one session, kept in the storage of the tab', async () => {
  const storage = memoryStorage()
  vi.stubGlobal('sessionStorage', storage)
  const beforeReload = await import('./session.ts')
  beforeReload.session.update({ businessNumber: '1234567890' })
  expect(Object.keys(storage.entries())).toEqual(['sbiz_session'])

  vi.resetModules()
  const afterReload = await import('./session.ts')
  expect(afterReload.session.get().businessNumber).toBe('1234567890')
})

it('the storage is not touched before the session is asked for', async () => {
  const storage = { ...memoryStorage(), getItem: vi.fn<() => null>(() => null) }
  vi.stubGlobal('sessionStorage', storage)
  const { session } = await import('./session.ts')
  expect(storage.getItem).not.toHaveBeenCalled()
  session.get()
  expect(storage.getItem).toHaveBeenCalledOnce()
})

it('resetSession clears it', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  const { resetSession, session } = await import('./session.ts')
  session.update({ token: 't' })
  resetSession()
  expect(session.get()).toEqual(emptySession())
})

it('names nobody before it is filled', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  const { session } = await import('./session.ts')
  expect(session.get()).toMatchObject({ applicationNumber: '', businessNumber: '', identityCi: '' })
})

it('a page without storage still has a session, and logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('sessionStorage', undefined)
  const { session } = await import('./session.ts')
  session.update({ token: 't' })
  expect(session.get().token).toBe('t')
  expect(warn).toHaveBeenCalledOnce()
})
