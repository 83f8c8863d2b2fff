import { memoryStorage } from 'shared-session/testing'
import { describe, expect, it } from 'vitest'
import { fakeWay, files, notFound, settled, statesOf } from '../testing/fake-way.ts'

describe('after the page was loaded anew', () => {
  async function reloaded(over: Parameters<typeof fakeWay>[0] = {}) {
    const storage = memoryStorage()
    const before = fakeWay({}, storage)
    before.uploader.add(files({ a: 1, b: 1 }), 10)
    void before.uploader.upload()
    await settled()
    before.sendings[0]?.arrive()
    await settled()
    return fakeWay(over, storage)
  }

  it('what had arrived is only checked, and the rest is named', async () => {
    const { uploader, sendings, checked } = await reloaded()
    expect(uploader.missing()).toMatchObject([{ name: 'b' }])
    expect(Object.keys(statesOf(uploader))).toEqual(['a'])

    uploader.add(files({ a: 1, b: 1 }), 10)
    expect(uploader.missing()).toEqual([])
    const uploading = uploader.upload()
    await settled()
    expect(sendings.map(({ name }) => name)).toEqual(['b'])
    sendings[0]?.arrive()
    expect((await uploading).stored.map(({ savedName }) => savedName)).toEqual(['a', 'b'])
    expect(checked).toEqual(['receipt/a/1', 'receipt/b/1'])
  })

  it('what the store has removed meanwhile is to be chosen again', async () => {
    const { uploader } = await reloaded({ sizeOf: async () => Promise.reject(notFound()) })
    expect((await uploader.upload()).unsent).toMatchObject([
      { name: 'a', state: { kind: 'failed' }, stored: null },
    ])
  })

  it('nothing is left once it has been submitted, or of another application', async () => {
    const { uploader, storage } = await reloaded()
    uploader.clear()
    expect(storage.getItem('uploads')).toBeNull()
    expect(uploader.list().files).toEqual([])
    expect(uploader.missing()).toEqual([])
  })
})
