import { expect, it, vi } from 'vitest'
import { pageConnection } from './connection.ts'

it('counts interruptions of the connection and of the page, and reports those of the connection', () => {
  const onChange = vi.fn<() => void>()
  const connection = pageConnection()
  const close = connection.subscribe(onChange)
  expect(connection.isOnline()).toBe(true)

  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect(connection.interruptions()).toBe(2)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pageshow'))
  expect(connection.interruptions()).toBe(4)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(connection.interruptions()).toBe(4)
  expect(onChange).toHaveBeenCalledTimes(2)

  close()
  for (const kind of ['offline', 'online', 'pageshow']) window.dispatchEvent(new Event(kind))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(connection.interruptions()).toBe(4)
  expect(onChange).toHaveBeenCalledTimes(2)
})
