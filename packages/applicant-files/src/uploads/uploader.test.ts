import { RequestRefused, TimedOut, UploadFailed } from 'api-client/errors'
import fc from 'fast-check'
import { memoryStorage } from 'shared-session/testing'
import { describe, expect, it, vi } from 'vitest'
import { broken, fakeWay, files, notFound, settled, storedFile } from '../testing/fake-way.ts'
import { AT_ONCE, shareSent } from './upload-list.ts'
import type { Uploader } from './uploader.ts'

const statesOf = (uploader: Uploader) =>
  Object.fromEntries(uploader.list().files.map(({ name, state }) => [name, state.kind]))
const idOf = (uploader: Uploader, name: string) =>
  uploader.list().files.find(file => file.name === name)?.id ?? ''

describe('uploading', () => {
  it('takes each file through its stations, and asks the store what has arrived (FILE-18 to FILE-20)', async () => {
    const { uploader, sendings, checked } = fakeWay()
    const seen = new Set<string>()
    uploader.subscribe(() => seen.add(uploader.list().files[0]?.state.kind ?? ''))

    uploader.add(files({ 'a.png': 4 }), 10)
    const uploading = uploader.upload()
    await settled()
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

  it('passes on what no one expected', async () => {
    const { uploader } = fakeWay({ send: async () => Promise.reject(new TypeError('a mistake')) })
    uploader.add(files({ a: 1 }), 10)
    await expect(uploader.upload()).rejects.toThrow('a mistake')
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

describe('a line that breaks', () => {
  it('lets nothing set out while it is down, and everything once it is back', async () => {
    const { uploader, sendings, goOffline, goOnline } = fakeWay()
    uploader.open()
    goOffline()
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    expect(sendings).toEqual([])
    expect(uploader.list().isOnline).toBe(false)

    goOnline()
    await settled()
    sendings[0]?.arrive()
    expect((await uploading).stored).toHaveLength(1)
  })

  it('in the middle is waited for, however often', async () => {
    const { uploader, sendings, goOffline, goOnline, pauses } = fakeWay()
    uploader.open()
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    for (let time = 0; time < 5; time += 1) {
      await settled()
      goOffline()
      sendings[time]?.fail(broken())
      await settled()
      expect(statesOf(uploader)).toEqual({ a: 'waiting' })
      goOnline()
    }
    await settled()
    sendings[5]?.arrive()
    expect((await uploading).stored).toHaveLength(1)
    expect(pauses).toEqual([])
  })

  it('because the screen was locked is no failure, not even when the time ran out', async () => {
    const { uploader, sendings, putPageAside } = fakeWay()
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    putPageAside()
    sendings[0]?.fail(new UploadFailed('/path', 'late', { cause: new TimedOut('/path') }))
    await settled()
    sendings[1]?.arrive()
    expect((await uploading).stored).toHaveLength(1)
  })

  it('by itself is tried twice more, after a while, and then told', async () => {
    const { uploader, sendings, pauses } = fakeWay()
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    for (let time = 0; time < 3; time += 1) {
      await settled()
      sendings[time]?.fail(broken())
    }
    expect((await uploading).unsent).toMatchObject([{ state: { kind: 'failed', reason: 'broken' } }])
    expect(pauses).toEqual([1_000, 4_000])
  })

  it('is told at once when the time ran out (ERR-10)', async () => {
    const { uploader, sendings } = fakeWay()
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.fail(new UploadFailed('/path', 'late', { cause: new TimedOut('/path') }))
    expect((await uploading).unsent).toMatchObject([{ state: { reason: 'late' } }])
  })

  it('while the store is asked does not send the file again', async () => {
    const answers = [async () => Promise.reject(broken().cause), async () => 1]
    const { uploader, sendings } = fakeWay({ sizeOf: async () => (await answers.shift()?.()) ?? -1 })
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.arrive()
    expect((await uploading).stored).toHaveLength(1)
    expect(sendings).toHaveLength(1)
  })
})

describe('leaving', () => {
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

describe('choosing', () => {
  it('counts what it leaves out (FILE-12)', async () => {
    const { uploader } = fakeWay()
    expect(uploader.add(files({ a: 1, b: 1 }), 2)).toMatchObject({ duplicates: 0, extra: 0 })
    expect(uploader.add(files({ a: 1, c: 1 }), 2)).toMatchObject({ duplicates: 1, extra: 1 })
    expect(Object.keys(statesOf(uploader))).toEqual(['a', 'b'])
  })
})

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

describe('whatever happens', () => {
  const happening = fc.record({
    kind: fc.constantFrom('arrive', 'fail', 'break', 'offline', 'online', 'aside', 'remove', 'retry'),
    which: fc.nat({ max: 7 }),
  })

  it('no more than three are on their way, nothing is sent twice once it has arrived, and all arrive in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 30 }), async happenings => {
        const way = fakeWay()
        const { uploader, sendings } = way
        uploader.open()
        uploader.add(files(Object.fromEntries('abcdefgh'.split('').map(name => [name, 1]))), 10)
        void uploader.upload()
        await settled()
        const open = new Set(sendings)
        const arrived: string[] = []
        const isOpen = (name: string) =>
          [...open].filter(sending => sending.name === name && !sending.signal.aborted)

        async function happen(kind: string, which: number) {
          const sending = sendings.filter(one => isOpen(one.name).includes(one))[which % AT_ONCE]
          const file = uploader.list().files[which]
          if (kind === 'offline') way.goOffline()
          if (kind === 'online') way.goOnline()
          if (kind === 'aside') way.putPageAside()
          if (kind === 'remove' && file) uploader.remove(file.id)
          if (kind === 'retry' && file) uploader.retry(file.id)
          if (sending && ['arrive', 'fail', 'break'].includes(kind)) {
            open.delete(sending)
            if (kind === 'arrive') arrived.push(sending.name)
            if (kind === 'arrive') sending.arrive()
            if (kind === 'fail') sending.fail(new UploadFailed('/path', 'x'))
            if (kind === 'break') sending.fail(broken())
          }
          await settled()
          for (const one of sendings.slice(seen)) open.add(one)
          seen = sendings.length
          expect([...open].filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(AT_ONCE)
        }

        let seen = sendings.length
        for (const { kind, which } of happenings) await happen(kind, which)

        way.goOnline()
        void uploader.upload()
        await settled()
        for (const one of sendings.slice(seen)) open.add(one)
        seen = sendings.length
        while (sendings.some(one => isOpen(one.name).includes(one))) await happen('arrive', 0)

        expect(uploader.list().files.every(({ state }) => state.kind === 'done')).toBe(true)
        expect(new Set(arrived).size).toBe(arrived.length)
      }),
      { numRuns: 60 },
    )
  })
})

it('keeps its mouth shut about files that are gone', async () => {
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
