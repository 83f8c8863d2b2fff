import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('downloads the file under its name, from an address that lasts until the browser has read it', () => {
  vi.useFakeTimers()
  const file = new Blob(['%PDF'])
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const pressed = vi.fn<(link: HTMLAnchorElement) => void>()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed(this)
  })

  saveFile(file, '증빙.pdf')
  expect(create).toHaveBeenCalledExactlyOnceWith(file)
  expect(pressed.mock.calls[0]?.[0]).toMatchObject({ href: 'blob:made', download: '증빙.pdf' })
  vi.advanceTimersByTime(29_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:made')
})
