import { describe, expect, it, vi } from 'vitest'
import { forbiddenStorage, fullStorage, memoryStorage } from '../testing/memory-storage.ts'
import { safeStorage } from './safe-storage.ts'

const onFailure = vi.fn<(cause: unknown) => void>()

it('is the storage itself where the browser allows it', () => {
  const kept = memoryStorage({ old: '1' })
  const storage = safeStorage(() => kept, onFailure)
  storage.setItem('new', '2')
  storage.removeItem('old')
  expect(storage.getItem('new')).toBe('2')
  expect(kept.getItem('old')).toBeNull()
  expect(onFailure).not.toHaveBeenCalled()
})

describe.each([
  ['cannot even be named', () => notDefined()],
  ['is missing', () => null as unknown as Storage],
  ['is forbidden', () => forbiddenStorage],
])('a storage that %s', (_, open) => {
  it('holds nothing, keeps nothing, and breaks nothing', () => {
    const storage = safeStorage(open)
    storage.setItem('key', 'value')
    storage.removeItem('key')
    expect(storage.getItem('key')).toBeNull()
  })

  it('is reported with its cause', () => {
    onFailure.mockReset()
    safeStorage(open, onFailure).getItem('key')
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(Error))
  })
})

it('is read where it has no room left', () => {
  const full = { ...fullStorage(), getItem: () => 'kept before' }
  const storage = safeStorage(() => full)
  storage.setItem('key', 'value')
  expect(storage.getItem('key')).toBe('kept before')
})

function notDefined(): never {
  throw new ReferenceError('sessionStorage is not defined')
}
