import { forbiddenStorage, memoryStorage } from 'shared-session/testing'
import { describe, expect, it, vi } from 'vitest'
import { createPopupMemory } from './popup-memory.ts'

const LAST_SECOND = new Date('2025-06-26T23:59:59+09:00')
const MIDNIGHT = new Date('2025-06-27T00:00:00+09:00')

function storageWith(kept: Record<string, string>) {
  const storage = memoryStorage(kept)
  const memoryAt = (now: Date) =>
    createPopupMemory(
      () => storage,
      () => now,
    )
  return { storage, memoryAt }
}

describe('what a browser keeps of a popup', () => {
  it('is nothing until it is closed with the tick, and then two keys', () => {
    const { storage, memoryAt } = storageWith({})
    const memory = memoryAt(LAST_SECOND)
    expect(memory.isShown('news')).toBe(true)
    memory.tidy('news')
    memory.closed('news', false)
    expect(storage.entries()).toEqual({})

    memory.closed('news', true)
    expect(storage.entries()).toEqual({
      'news-expiry-date': '2025-06-26',
      'news-do-not-show': 'true',
    })
    expect(memory.isShown('news')).toBe(false)
    expect(memory.isShown('other')).toBe(true)
  })

  it('counts until midnight in Korea, after which the flag is cleared', () => {
    const { storage, memoryAt } = storageWith({
      'news-expiry-date': '2025-06-26',
      'news-do-not-show': 'true',
    })
    expect(memoryAt(LAST_SECOND).isShown('news')).toBe(false)
    memoryAt(LAST_SECOND).tidy('news')
    expect(storage.getItem('news-do-not-show')).toBe('true')

    expect(memoryAt(MIDNIGHT).isShown('news')).toBe(true)
    memoryAt(MIDNIGHT).tidy('news')
    expect(storage.entries()).toEqual({ 'news-expiry-date': '2025-06-26' })
  })
})

it('a storage that is forbidden, or full, remembers nothing and breaks nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const memory = createPopupMemory(
    () => forbiddenStorage,
    () => LAST_SECOND,
  )
  memory.tidy('news')
  memory.closed('news', true)
  expect(memory.isShown('news')).toBe(true)
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ name: 'PopupNotRemembered' }))
})
