import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawn } from './draw.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

const bound = { width: 10, height: 10 }

afterEach(() => vi.unstubAllGlobals())

const drawnWith = (failure: Error) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(failure))
  return drawn(new Blob(['x']), bound)
}

it('a photo that the browser cannot decode is unreadable; a fault of ours is none of the photo’s', async () => {
  const damaged = new DOMException('no picture', 'InvalidStateError')
  await expect(drawnWith(damaged)).rejects.toThrow(new UnreadablePhoto('The browser cannot decode it.'))
  await expect(drawnWith(new TypeError('ours'))).rejects.toThrow(TypeError)
})

describe('the memory of a decoded photo', () => {
  /** Replaces the decoder, and the canvas by one with this pen. Returns the decoded photo. */
  function decodedFor(pen: object | null) {
    const picture = { width: 8, height: 4, close: vi.fn<() => void>() }
    class Canvas {
      getContext = () => pen
      convertToBlob = async () => new Blob(['drawn'])
    }
    vi.stubGlobal('createImageBitmap', async () => picture)
    vi.stubGlobal('OffscreenCanvas', Canvas)
    return picture
  }

  it('is given back once it is drawn', async () => {
    const picture = decodedFor({ fillRect: () => {}, drawImage: () => {} })
    await expect((await drawn(new Blob(['x']), bound)).text()).resolves.toBe('drawn')
    expect(picture.close).toHaveBeenCalledOnce()
  })

  it('is given back if it cannot be drawn', async () => {
    const picture = decodedFor(null)
    await expect(drawn(new Blob(['x']), bound)).rejects.toThrow('There is no memory left to draw it in.')
    expect(picture.close).toHaveBeenCalledOnce()
  })
})
