import { describe, expect, it, vi } from 'vitest'
import { fakeWay, files, idOf, settled, statesOf, storedFile } from '../testing/fake-way.ts'

describe('leaving', () => {
  it('lets an inspection end, so that the file is ready when the person returns', async () => {
    const inspected = Promise.withResolvers<void>()
    const inspect = async (file: File, signal: AbortSignal) => {
      await inspected.promise
      signal.throwIfAborted()
      return { ok: true, file } as const
    }
    const { uploader } = fakeWay({ inspect })
    uploader.add(files({ a: 1 }), 10)
    uploader.open()()
    inspected.resolve()
    await settled()
    expect(statesOf(uploader)).toEqual({ a: 'chosen' })
  })

  it('ends what is on its way, and leaves it to be sent another time', async () => {
    const { uploader, sendings } = fakeWay()
    const leave = uploader.open()
    uploader.add(files({ a: 1, b: 1, c: 1, d: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.arrive()
    await settled()
    leave()
    expect(sendings.slice(1).every(({ signal }) => signal.aborted)).toBe(true)
    expect((await uploading).unsent).toHaveLength(3)
    await settled()
    sendings[1]?.progress(0.5)
    expect(statesOf(uploader)).toEqual({ a: 'done', b: 'chosen', c: 'chosen', d: 'chosen' })
    expect(sendings).toHaveLength(4)
  })

  it('ends the one that is removed, and gives its place to the next', async () => {
    const { uploader, sendings } = fakeWay()
    uploader.add(files({ a: 1, b: 1, c: 1, d: 1 }), 10)
    void uploader.upload()
    await settled()
    uploader.remove(idOf(uploader, 'b'))
    await settled()
    expect(sendings.map(({ name, signal }) => [name, signal.aborted])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
      ['d', false],
    ])
  })
})

it('ends the inspection of a removed file, and uploads the others', async () => {
  const inspect = async (file: File, signal: AbortSignal) => {
    if (file.name === 'a') await new Promise((_, reject) => signal.addEventListener('abort', reject))
    return { ok: true, file } as const
  }
  const { uploader, sendings } = fakeWay({ inspect })
  uploader.add(files({ a: 1, b: 1, empty: 0 }), 10)
  for (const name of ['a', 'empty']) uploader.remove(idOf(uploader, name))
  const uploading = uploader.upload()
  await settled()
  sendings[0]?.arrive()
  expect(await uploading).toEqual({ stored: [storedFile('b', 1)], empty: [], unsent: [] })
})

it('drops all files and ends their transfers when it is cleared', async () => {
  const { uploader, sendings, storage } = fakeWay()
  uploader.add(files({ a: 1, b: 1 }), 10)
  void uploader.upload()
  await settled()
  uploader.clear()
  await settled()
  expect(sendings.map(({ signal }) => signal.aborted)).toEqual([true, true])
  expect(uploader.list().files).toEqual([])
  expect(storage.getItem('uploads')).toBeNull()
})

describe('a file that is removed', () => {
  it.each(['inspect', 'prepare', 'sizeOf'])('has its running step ended: %s', async step => {
    const run = vi.fn<(of: unknown, signal: AbortSignal) => Promise<never>>(() => new Promise(() => {}))
    const { uploader, sendings } = fakeWay({ [step]: run })
    uploader.add(files({ a: 1 }), 10)
    void uploader.upload()
    await settled()
    sendings[0]?.arrive()
    await settled()
    const signal = run.mock.calls[0]?.[1]
    expect(signal?.aborted).toBe(false)
    uploader.remove(idOf(uploader, 'a'))
    expect(signal?.aborted).toBe(true)
  })
})

it('reports nothing about files that were removed', async () => {
  const { uploader, sendings } = fakeWay()
  uploader.add(files({ a: 1 }), 10)
  void uploader.upload()
  await settled()
  uploader.remove(idOf(uploader, 'a'))
  const listener = vi.fn()
  uploader.subscribe(listener)
  sendings[0]?.progress(0.5)
  await settled()
  expect(uploader.list().files).toEqual([])
  expect(listener).not.toHaveBeenCalled()
})
