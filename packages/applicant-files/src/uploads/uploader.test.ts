import { RequestRefused, UploadFailed } from 'api-client/errors'
import { describe, expect, it, vi } from 'vitest'
import { fakeWay, files, idOf, notFound, settled, statesOf, storedFile } from '../testing/fake-way.ts'
import { shareSent } from './upload-list.ts'

describe('uploading', () => {
  it('takes each file through its stations, and asks the store what has arrived (FILE-18 to FILE-20)', async () => {
    const { uploader, sendings, checked } = fakeWay()
    const seen = new Set<string>()
    uploader.subscribe(() => seen.add(uploader.list().files[0]?.state.kind ?? ''))

    uploader.add(files({ 'a.png': 4 }), 10)
    const uploading = uploader.upload()
    await settled()
    expect(uploader.list().files[0]?.state).toEqual({ kind: 'uploading', sent: 0 })
    sendings[0]?.progress(0.5)
    expect(shareSent(uploader.list())).toBe(0.5)
    sendings[0]?.arrive()

    await expect(uploading).resolves.toEqual({ stored: [storedFile('a.png', 4)], empty: [], unsent: [] })
    expect([...seen]).toEqual(['inspecting', 'chosen', 'preparing', 'uploading', 'checking', 'done'])
    expect(checked).toEqual(['receipt/a.png/4'])
  })

  it('sends nothing before it is asked to', async () => {
    const { uploader, sendings } = fakeWay()
    uploader.add(files({ 'a.png': 4 }), 10)
    await settled()
    expect(sendings).toEqual([])
    expect(statesOf(uploader)).toEqual({ 'a.png': 'chosen' })
  })

  it('sends three at once, and gives them back in the order of the list', async () => {
    const { uploader, sendings } = fakeWay()
    uploader.add(files({ a: 1, b: 1, c: 1, d: 1, e: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    expect(sendings.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    for (const place of [2, 0, 1]) sendings[place]?.arrive()
    await settled()
    expect(sendings.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e'])
    for (const place of [4, 3]) sendings[place]?.arrive()
    const { stored } = await uploading
    expect(stored.map(({ savedName }) => savedName)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('tries only the failed one again', async () => {
    const { uploader, sendings } = fakeWay()
    uploader.add(files({ a: 1, b: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.fail(new UploadFailed('/path', '파일 업로드 중 오류가 발생했습니다.'))
    sendings[1]?.arrive()
    const { unsent } = await uploading
    expect(unsent).toMatchObject([
      { name: 'a', state: { kind: 'failed', reason: '파일 업로드 중 오류가 발생했습니다.' } },
    ])

    const again = uploader.upload()
    await settled()
    expect(sendings.slice(2).map(({ name }) => name)).toEqual(['a'])
    sendings[2]?.arrive()
    expect((await again).stored.map(({ savedName }) => savedName)).toEqual(['a', 'b'])
  })

  it('tries one again by itself when that is asked for', async () => {
    const { uploader, sendings } = fakeWay()
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.fail(new UploadFailed('/path', 'x'))
    await uploading
    uploader.retry(idOf(uploader, 'a'))
    await settled()
    sendings[1]?.arrive()
    await settled()
    expect(statesOf(uploader)).toEqual({ a: 'done' })
  })

  it('gives the status of a refusal with its sentence', async () => {
    const refused = new RequestRefused('/path', { status: 401, message: '인증이 만료되었습니다.' })
    const { uploader } = fakeWay({ send: async () => Promise.reject(refused) })
    uploader.add(files({ a: 1 }), 10)
    expect((await uploader.upload()).unsent).toMatchObject([
      { state: { kind: 'failed', reason: '인증이 만료되었습니다.', status: 401 } },
    ])
  })

  it('never sends a file that is refused when it is chosen, or when it is prepared', async () => {
    const refusing = async () => ({ ok: false, reason: '지원하지 않는 파일 형식입니다.' }) as const
    for (const over of [{ inspect: refusing }, { prepare: refusing }]) {
      const { uploader, sendings } = fakeWay(over)
      uploader.add(files({ 'a.exe': 1 }), 10)
      const { unsent } = await uploader.upload()
      expect(unsent).toMatchObject([{ state: { kind: 'refused', reason: '지원하지 않는 파일 형식입니다.' } }])
      expect(sendings).toEqual([])
    }
  })

  it('waits for a photo that is being shrunk', async () => {
    const shrunk = Promise.withResolvers<File>()
    const { uploader, sendings } = fakeWay({
      inspect: async () => ({ ok: true, file: await shrunk.promise }),
    })
    uploader.add(files({ 'a.png': 9 }), 10)
    const uploading = uploader.upload()
    shrunk.resolve(new File(['x'], 'a.jpg'))
    await settled()
    expect(sendings.map(({ name }) => name)).toEqual(['a.jpg'])
    sendings[0]?.arrive()
    expect((await uploading).stored).toEqual([storedFile('a.jpg', 1)])
  })

  it.each(['inspect', 'prepare', 'send', 'sizeOf'])('rejects with a mistake of ours in %s', async step => {
    const { uploader, sendings } = fakeWay({ [step]: async () => Promise.reject(new TypeError('a mistake')) })
    uploader.add(files({ a: 1 }), 10)
    const arriving = settled().then(() => sendings[0]?.arrive())
    await expect(uploader.upload()).rejects.toThrow('a mistake')
    await arriving
  })
})

describe('an empty file', () => {
  it('is flagged when it is chosen, and never sent (FILE-13)', async () => {
    const { uploader, sendings } = fakeWay()
    uploader.add(files({ a: 0 }), 10)
    expect(statesOf(uploader)).toEqual({ a: 'empty' })
    expect(await uploader.upload()).toMatchObject({ empty: [{ name: 'a' }], unsent: [], stored: [] })
    expect(sendings).toEqual([])
  })

  it('is found when only the store has none of it (FILE-21), and is sent again the next time', async () => {
    const sizes = [0, 3]
    const { uploader, sendings } = fakeWay({ sizeOf: async () => sizes.shift() ?? -1 })
    uploader.add(files({ a: 3 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.arrive()
    expect(await uploading).toMatchObject({ empty: [{ name: 'a' }], stored: [] })

    const again = uploader.upload()
    await settled()
    sendings[1]?.arrive()
    expect((await again).stored).toHaveLength(1)
  })
})

it('does not take a file for stored of which only a part has arrived', async () => {
  const { uploader, sendings } = fakeWay({ sizeOf: async () => 2 })
  uploader.add(files({ a: 3 }), 10)
  const uploading = uploader.upload()
  await settled()
  sendings[0]?.arrive()
  expect((await uploading).unsent).toMatchObject([
    { state: { kind: 'failed', reason: '파일 업로드 중 오류가 발생했습니다.' }, stored: null },
  ])
})

describe('a file that had arrived', () => {
  /** Uploads twice; the first check of the store fails. Returns what was sent and seen the second time. */
  async function checkedAgain(second: () => Promise<number>) {
    const replies = [async () => Promise.reject(new UploadFailed('/path', 'x')), second, async () => 3]
    const { uploader, sendings } = fakeWay({ sizeOf: async () => (await replies.shift()?.()) ?? -1 })
    uploader.add(files({ a: 3 }), 10)
    const first = uploader.upload()
    await settled()
    sendings[0]?.arrive()
    await first
    const seen = new Set<string>()
    uploader.subscribe(() => seen.add(uploader.list().files[0]?.state.kind ?? ''))
    const again = uploader.upload()
    await settled()
    sendings[1]?.arrive()
    return { outcome: await again, sent: sendings.slice(1).map(({ name }) => name), seen: [...seen] }
  }

  it('is only checked again', async () => {
    const { outcome, sent } = await checkedAgain(async () => 3)
    expect(outcome.stored).toHaveLength(1)
    expect(sent).toEqual([])
  })

  it('is sent again if the store has it no more', async () => {
    const { outcome, sent, seen } = await checkedAgain(async () => Promise.reject(notFound()))
    expect(outcome.stored).toHaveLength(1)
    expect(sent).toEqual(['a'])
    expect(seen).toEqual(['checking', 'preparing', 'uploading', 'done'])
  })

  it('fails if the store has another content', async () => {
    const { outcome, sent } = await checkedAgain(async () => 2)
    expect(outcome.unsent).toMatchObject([{ state: { kind: 'failed' } }])
    expect(sent).toEqual([])
  })

  it('fails if the store does not know it right after it was sent', async () => {
    const { uploader, sendings } = fakeWay({ sizeOf: async () => Promise.reject(notFound()) })
    uploader.add(files({ a: 3 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.arrive()
    expect((await uploading).unsent).toMatchObject([{ state: { kind: 'failed' }, stored: null }])
    expect(sendings).toHaveLength(1)
  })
})

it('keeps the reason beside a file that the store refuses, never sends it again, and lets the others go', async () => {
  const reason = '악성코드가 발견된 파일은 업로드할 수 없습니다. a'
  const sizeOf = async (path: string) => {
    if (path.includes('/a/'))
      throw new RequestRefused('/path', { status: 400, errorCode: 'FILE_INFECTED', message: reason })
    return 1
  }
  const { uploader, sendings } = fakeWay({ sizeOf })
  uploader.add(files({ a: 1, b: 1 }), 10)
  const uploading = uploader.upload()
  await settled()
  for (const sending of sendings) sending.arrive()
  expect((await uploading).unsent).toMatchObject([{ name: 'a', state: { kind: 'refused', reason } }])

  const { unsent } = await uploader.upload()
  expect(unsent).toMatchObject([{ state: { reason } }])
  expect(sendings.map(({ name }) => name)).toEqual(['a', 'b'])
  uploader.remove(unsent[0]?.id ?? '')
  expect((await uploader.upload()).stored).toMatchObject([{ savedName: 'b' }])
})

describe('choosing', () => {
  it('counts what it leaves out (FILE-12)', async () => {
    const { uploader } = fakeWay()
    expect(uploader.add(files({ a: 1, b: 1 }), 2)).toMatchObject({ duplicates: 0, extra: 0 })
    expect(uploader.add(files({ a: 1, c: 1 }), 2)).toMatchObject({ duplicates: 1, extra: 1 })
    expect(Object.keys(statesOf(uploader))).toEqual(['a', 'b'])
  })

  it('counts no empty file toward the limit', () => {
    const { uploader } = fakeWay()
    expect(uploader.add(files({ empty: 0, a: 1, b: 1 }), 2)).toMatchObject({ extra: 0 })
    expect(Object.keys(statesOf(uploader))).toEqual(['empty', 'a', 'b'])
  })

  it('is reported to a listener until that leaves', () => {
    const { uploader } = fakeWay()
    const onChange = vi.fn<() => void>()
    uploader.subscribe(onChange)()
    uploader.add(files({ a: 1 }), 10)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('counts no refused file toward the limit (OPN-24)', async () => {
    const { uploader } = fakeWay({ inspect: async () => ({ ok: false, reason: '지원하지 않는 형식' }) })
    uploader.add(files({ a: 1, b: 1 }), 2)
    await settled()
    expect(uploader.add(files({ c: 1, d: 1, e: 1 }), 2)).toMatchObject({ extra: 1 })
    expect(Object.keys(statesOf(uploader))).toEqual(['a', 'b', 'c', 'd'])
  })
})
