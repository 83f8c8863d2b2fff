import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bytesIn, lookOf, phonePicture, picture, textIn } from '../testing/pictures.ts'
import { DEVICE, exifSegment, phoneHeic, PLACE } from '../testing/photos.ts'
import { joined } from './bytes.ts'
import { createPhotoMaker, type PhotoMaker } from './photo-maker.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

const inWorker = createPhotoMaker()
const inPage = createPhotoMaker(() => {
  throw new DOMException('not allowed', 'SecurityError')
})
const jpeg = (bytes: BlobPart) => new Blob([bytes], { type: 'image/jpeg' })

let large: Blob
let largeTurned: Blob

beforeAll(async () => {
  const measures = { width: 8000, height: 4000 }
  large = jpeg(await picture(measures))
  largeTurned = jpeg(await phonePicture(measures, 6))
})

// Without a worker the page logs a warning.
beforeEach(() => void vi.spyOn(console, 'warn').mockReset().mockReturnValue())

// Pictures of 32 megapixels need time on two busy processors.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

describe.each([
  ['in a worker', inWorker],
  ['in the page, where no worker can be started', inPage],
])('a photo %s', (_where, makePhoto: PhotoMaker) => {
  it('is shrunk to fit 3840x2160, its proportions kept (FILE-08)', async () => {
    const { content, isRedrawn } = await makePhoto({ act: 'shrink', photo: large, kind: 'jpg' })
    expect(isRedrawn).toBe(true)
    expect(content.type).toBe('image/jpeg')
    await expect(lookOf(content)).resolves.toMatchObject({ width: 3840, height: 1920, topLeft: 'red' })
  })

  it('is upright when it is shrunk, without place and device', async () => {
    const { content } = await makePhoto({ act: 'shrink', photo: largeTurned, kind: 'jpg' })
    const turned = { width: 1080, height: 2160, topLeft: 'red', topRight: 'red', bottomLeft: 'blue' }
    await expect(lookOf(content)).resolves.toEqual(turned)
    const text = await textIn(content)
    expect([PLACE, DEVICE, 'Exif'].filter(word => text.includes(word))).toEqual([])
  })

  it('that need not shrink loses place and device, and no byte more', async () => {
    const plain = await picture({ width: 80, height: 40 })
    const { content, isRedrawn } = await makePhoto({
      act: 'clean',
      photo: jpeg(joined(plain.subarray(0, 2), exifSegment(1), plain.subarray(2))),
      kind: 'jpg',
    })
    expect(isRedrawn).toBe(false)
    expect(await hashOf(content)).toBe(await hashOf(jpeg(plain)))
  })

  it('that need not shrink looks as before, the same way up', async () => {
    const photo = jpeg(await phonePicture({ width: 80, height: 40 }, 6))
    const { content } = await makePhoto({ act: 'clean', photo, kind: 'jpg' })
    expect(await lookOf(content)).toEqual(await lookOf(photo))
    expect(await textIn(content)).not.toContain(PLACE)
  })

  it('whose structure cannot be followed is drawn anew, so that nothing is left in it', async () => {
    const photo = jpeg(await phonePicture({ width: 80, height: 40 }, 1))
    const { content, isRedrawn } = await makePhoto({ act: 'clean', photo, kind: 'png' })
    expect(isRedrawn).toBe(true)
    expect(await textIn(content)).not.toContain(PLACE)
  })

  it('is refused when the browser cannot decode it', async () => {
    const photo = new Blob([phoneHeic(1)], { type: 'image/heic' })
    await expect(makePhoto({ act: 'shrink', photo, kind: 'heic' })).rejects.toBeInstanceOf(UnreadablePhoto)
  })
})

it('is drawn anew at the quality of the specification (FILE-09)', async () => {
  const encode = vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob')
  const photo = jpeg(await picture({ width: 80, height: 40 }))
  await inPage({ act: 'shrink', photo, kind: 'jpg' })
  expect(encode).toHaveBeenLastCalledWith({ type: 'image/jpeg', quality: 0.95 })
  encode.mockRestore()
})

it('loses its transparency on white', async () => {
  const glass = new OffscreenCanvas(30, 30)
  glass.getContext('2d')
  const photo = await glass.convertToBlob()
  const { content } = await inWorker({ act: 'shrink', photo, kind: 'png' })
  await expect(lookOf(content)).resolves.toMatchObject({ topLeft: 'white', width: 30 })
})

it('can be had as a thumbnail', async () => {
  const photo = jpeg(await phonePicture({ width: 800, height: 400 }, 6))
  const { content } = await inWorker({ act: 'thumbnail', photo, kind: 'jpg', side: 96 })
  await expect(lookOf(content)).resolves.toMatchObject({ width: 48, height: 96 })
})

it('is made in the page when the file of the worker does not come', async () => {
  const makePhoto = createPhotoMaker(() => new Worker('/no-such-file.js', { type: 'module' }))
  const photo = jpeg(await picture({ width: 80, height: 40 }))
  await expect(makePhoto({ act: 'clean', photo, kind: 'jpg' })).resolves.toMatchObject({ isRedrawn: false })
  expect(console.warn).toHaveBeenCalledOnce()
})

it('decodes one of fifty photos at a time, and keeps no worker', async () => {
  let running = 0
  let most = 0
  const workers: Worker[] = []
  const makePhoto = createPhotoMaker(() => {
    most = Math.max(most, (running += 1))
    const worker = workerThatReplies({ onEnd: () => (running -= 1) })
    workers.push(worker)
    return worker
  })
  const tasks = Array.from({ length: 50 }, () =>
    makePhoto({ act: 'shrink', photo: jpeg('photo'), kind: 'jpg' }),
  )
  await Promise.all(tasks)
  expect({ started: workers.length, most, running }).toEqual({ started: 50, most: 1, running: 0 })
})

it('ends its worker when it is called off', async () => {
  const end = vi.spyOn(Worker.prototype, 'terminate')
  const left = new AbortController()
  const making = inWorker({ act: 'shrink', photo: large, kind: 'jpg' }, left.signal)
  await Promise.resolve()
  left.abort(new Error('left'))
  await expect(making).rejects.toThrow('left')
  expect(end).toHaveBeenCalledOnce()
  end.mockRestore()
})

it('is never begun when it is called off before its turn', async () => {
  const start = vi.fn<() => Worker>(() => workerThatReplies({ onEnd: () => {} }))
  const makePhoto = createPhotoMaker(start)
  const task = { act: 'shrink', photo: jpeg('photo'), kind: 'jpg' } as const
  const left = new AbortController()
  const first = makePhoto(task)
  const second = makePhoto(task, left.signal)
  left.abort(new Error('left'))
  await expect(second).rejects.toThrow('left')
  await first
  expect(start).toHaveBeenCalledOnce()
})

/** Replies asynchronously, like a worker, without decoding anything. */
function workerThatReplies({ onEnd }: { onEnd: () => void }): Worker {
  const made = { content: jpeg('shrunk'), isRedrawn: true }
  const worker = Object.assign(new EventTarget(), {
    postMessage: () =>
      setTimeout(() => worker.dispatchEvent(new MessageEvent('message', { data: { made } }))),
    terminate: onEnd,
  })
  return worker as unknown as Worker
}

async function hashOf(content: Blob): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await bytesIn(content))
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
