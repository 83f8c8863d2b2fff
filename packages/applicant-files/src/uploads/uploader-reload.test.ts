import { memoryStorage } from 'shared-session/testing'
import { describe, expect, it } from 'vitest'
import { fakeWay, files, notFound, settled, statesOf } from '../testing/fake-way.ts'
import { forgetUploadsOfOthers, UPLOAD_KEYS, uploadMemory } from './upload-memory.ts'

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
    const { uploader, storage } = await reloaded({ sizeOf: async () => Promise.reject(notFound()) })
    expect((await uploader.upload()).unsent).toMatchObject([
      {
        name: 'a',
        state: {
          kind: 'failed',
          reason: '보관된 파일을 찾을 수 없습니다. 삭제한 뒤 다시 선택해주세요.',
        },
        stored: null,
      },
    ])
    expect(fakeWay({}, storage).uploader.missing()).toMatchObject([{ name: 'a' }, { name: 'b' }])
  })

  it('each file that had not arrived is named until it is chosen again, by name and size', async () => {
    const storage = memoryStorage()
    fakeWay({}, storage).uploader.add(files({ b: 1, 한글: 2 }), 10)
    const { uploader } = fakeWay({}, storage)
    const named = () => uploader.missing().map(({ name }) => name)
    expect(named()).toEqual(['b', '한글'])
    uploader.add(files({ 한글: 3, other: 2 }), 10)
    expect(named()).toEqual(['b', '한글'])
    uploader.add(files({ b: 1, more: 1 }), 10)
    expect(named()).toEqual(['한글'])
    uploader.add(files({ ['한글'.normalize('NFD')]: 2 }), 10)
    expect(named()).toEqual([])
  })

  it('files that are never sent are not named', async () => {
    const storage = memoryStorage()
    const inspect = async (file: File) =>
      file.name === 'refused' ? ({ ok: false, reason: '이유' } as const) : ({ ok: true, file } as const)
    const before = fakeWay({ inspect }, storage)
    before.uploader.add(files({ refused: 1, empty: 0 }), 10)
    await settled()
    expect(fakeWay({}, storage).uploader.missing()).toEqual([])
    before.uploader.add(files({ a: 1 }), 10)
    expect(fakeWay({}, storage).uploader.missing()).toMatchObject([{ name: 'a' }])
  })

  it('nothing is left of files that were removed, or had not arrived when the form was left', async () => {
    const storage = memoryStorage()
    const { uploader } = fakeWay({}, storage)
    uploader.add(files({ a: 1 }), 10)
    uploader.remove('file-1')
    expect(storage.getItem('uploads')).toBeNull()
    uploader.add(files({ a: 1 }), 10)
    fakeWay({}, storage).uploader.clear()
    expect(storage.getItem('uploads')).toBeNull()
  })

  it('nothing is left for another application', async () => {
    const { storage } = await reloaded()
    expect(uploadMemory(storage, 'uploads', 'A-2').read()).toEqual([])
    expect(storage.getItem('uploads')).toBeNull()
  })

  it('nothing of others is left in any form once a person was verified (GP-09)', () => {
    const storage = memoryStorage()
    const file = { name: 'a', size: 1, stored: null }
    const forms = Object.values(UPLOAD_KEYS).map(key => uploadMemory(storage, key, 'A-1'))
    for (const form of forms) form.write([file])
    forgetUploadsOfOthers(storage, 'A-1')
    expect(forms.flatMap(form => form.read())).toHaveLength(5)
    forgetUploadsOfOthers(storage, 'A-2')
    expect(forms.flatMap(form => form.read())).toEqual([])
  })

  it('nothing is left once it has been submitted', async () => {
    const { uploader, storage } = await reloaded()
    uploader.clear()
    expect(storage.getItem('uploads')).toBeNull()
    expect(uploader.list().files).toEqual([])
    expect(uploader.missing()).toEqual([])
  })
})
