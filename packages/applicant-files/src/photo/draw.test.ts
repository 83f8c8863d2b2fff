import { afterEach, expect, it, vi } from 'vitest'
import { drawn } from './draw.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

afterEach(() => vi.unstubAllGlobals())

const drawnWith = (failure: Error) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(failure))
  return drawn(new Blob(['x']), { width: 10, height: 10 })
}

it('a photo that the browser cannot decode is unreadable; a fault of ours is none of the photo’s', async () => {
  const damaged = new DOMException('no picture', 'InvalidStateError')
  await expect(drawnWith(damaged)).rejects.toThrow(new UnreadablePhoto('The browser cannot decode it.'))
  await expect(drawnWith(new TypeError('ours'))).rejects.toThrow(TypeError)
})
