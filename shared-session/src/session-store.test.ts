import { anyText } from 'domain-rules/testing'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { SessionNotKept, SessionUnreadable, type OnDamage } from './session-damage.ts'
import { emptySession } from './session-state.ts'
import { readSession } from './session-storage.ts'
import { createSessionStore } from './session-store.ts'
import { SESSION_KEY } from './storage/session-key.ts'
import type { KeyValueStorage } from './storage/safe-storage.ts'
import { arbitrarySession } from './testing/arbitrary-session.ts'
import { forbiddenStorage, fullStorage, memoryStorage } from './testing/memory-storage.ts'

function storeOver(storage: KeyValueStorage) {
  const onDamage = vi.fn<OnDamage>()
  return { onDamage, store: createSessionStore({ storage: () => storage, onDamage }) }
}

describe('the session store', () => {
  it('begins empty in a new tab', () => {
    expect(storeOver(memoryStorage()).store.get()).toEqual(emptySession())
  })

  it('survives a reload', () => {
    const storage = memoryStorage()
    storeOver(storage).store.update({ businessNumber: '1234567890', half: 'result' })

    const { store, onDamage } = storeOver(storage)
    expect(store.get()).toEqual({ ...emptySession(), businessNumber: '1234567890', half: 'result' })
    expect(onDamage).not.toHaveBeenCalled()
  })

  it('changes the given fields alone', () => {
    const { store } = storeOver(memoryStorage())
    store.update({ applicationNumber: 'A-1', token: 't' })
    store.update({ token: '' })
    expect(store.get()).toEqual({ ...emptySession(), applicationNumber: 'A-1' })
  })

  it('keeps in storage whatever it holds, after any changes', () => {
    fc.assert(
      fc.property(fc.array(arbitrarySession, { minLength: 1 }), sessions => {
        const storage = memoryStorage()
        const { store } = storeOver(storage)
        for (const session of sessions) store.update(session)
        expect(readSession(storage)).toEqual(store.get())
      }),
    )
  })

  it('forgets everything on reset, in storage too', () => {
    const storage = memoryStorage()
    const { store } = storeOver(storage)
    store.update({ identityCi: 'ci' })
    store.reset()
    expect(store.get()).toEqual(emptySession())
    expect(storage.getItem(SESSION_KEY)).toBeNull()
  })

  it('changes its storage before any listener is called: a listener may end the page', () => {
    const storage = memoryStorage()
    const { store } = storeOver(storage)
    const kept: (string | undefined)[] = []
    store.subscribe(() => void kept.push(readSession(storage)?.token))
    store.update({ token: 't' })
    store.reset()
    expect(kept).toEqual(['t', undefined])
  })

  it('calls a listener with every change until it unsubscribes', () => {
    const { store } = storeOver(memoryStorage())
    const heard: string[] = []
    const letGo = store.subscribe(() => heard.push(store.get().token))
    store.update({ token: 'first' })
    store.reset()
    letGo()
    store.update({ token: 'second' })
    expect(heard).toEqual(['first', ''])
  })

  it('has stored a change before a listener hears of it', () => {
    const storage = memoryStorage()
    const { store } = storeOver(storage)
    let kept
    store.subscribe(() => (kept = readSession(storage)?.token))
    store.update({ token: 't' })
    expect(kept).toBe('t')
  })

  it('does not share anything with another store', () => {
    const first = storeOver(memoryStorage()).store
    first.update({ token: 't' })
    expect(storeOver(memoryStorage()).store.get().token).toBe('')
  })
})

describe('damage', () => {
  it('in the stored text leaves an empty session, and is reported with its reason', () => {
    const { store, onDamage } = storeOver(memoryStorage({ [SESSION_KEY]: '{"schemaVersion":1,"token":7}' }))
    expect(store.get()).toEqual(emptySession())
    expect(onDamage).toHaveBeenCalledExactlyOnceWith(expect.any(SessionUnreadable))
    expect(onDamage).toHaveBeenCalledWith(expect.objectContaining({ message: 'token: expected string' }))
  })

  it.each([
    ['forbidden', forbiddenStorage],
    ['full', fullStorage()],
  ])('of a storage that is %s leaves the session in memory, and is reported once', (_, storage) => {
    const { store, onDamage } = storeOver(storage)
    store.update({ token: 'first' })
    store.update({ token: 'second' })
    expect(store.get().token).toBe('second')
    expect(onDamage).toHaveBeenCalledExactlyOnceWith(expect.any(SessionNotKept))
    expect(onDamage).toHaveBeenCalledWith(expect.objectContaining({ cause: expect.any(Error) }))
  })

  it('is not made of a mistake in a listener', () => {
    const { store, onDamage } = storeOver(memoryStorage())
    store.subscribe(() => {
      throw new Error('a mistake')
    })
    expect(() => store.update({ token: 't' })).toThrow(AggregateError)
    expect(onDamage).not.toHaveBeenCalled()
  })

  it('of any stored garbage never breaks the page', () => {
    fc.assert(
      fc.property(anyText(), text => {
        const { store, onDamage } = storeOver(memoryStorage({ [SESSION_KEY]: text }))
        expect(store.get()).toEqual(emptySession())
        expect(onDamage).toHaveBeenCalledOnce()
      }),
    )
  })
})
