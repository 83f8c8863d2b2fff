import { TimedOut, UploadFailed } from 'api-client/errors'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { broken, fakeWay, files, settled, statesOf } from '../testing/fake-way.ts'
import { AT_ONCE } from './upload-list.ts'

it('knows the line of the moment when it is opened, and follows it until it is left', () => {
  const { uploader, goOffline, goOnline } = fakeWay()
  goOffline()
  expect(uploader.list().isOnline).toBe(true)
  const leave = uploader.open()
  expect(uploader.list().isOnline).toBe(false)
  goOnline()
  expect(uploader.list().isOnline).toBe(true)
  leave()
  goOffline()
  expect(uploader.list().isOnline).toBe(true)
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

  it('is waited for without a pause when it was down before anyone followed it', async () => {
    const { uploader, sendings, goOffline, pauses } = fakeWay()
    goOffline()
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.fail(broken())
    await settled()
    sendings[1]?.arrive()
    expect((await uploading).stored).toHaveLength(1)
    expect(pauses).toEqual([])
  })

  it('by itself is tried twice more, with pauses, and then reported', async () => {
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

  it('is not tried again by a page that was left in the pause', async () => {
    const wait = (_ms: number, signal: AbortSignal) =>
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const { uploader, sendings } = fakeWay({ wait })
    const leave = uploader.open()
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.fail(broken())
    await settled()
    leave()
    await settled()
    expect(statesOf(uploader)).toEqual({ a: 'chosen' })
    expect((await uploading).unsent).toHaveLength(1)
    expect(sendings).toHaveLength(1)
    const again = uploader.upload()
    await settled()
    sendings[1]?.arrive()
    expect((await again).stored).toHaveLength(1)
  })

  it('is no cover for a mistake of the program in the pause', async () => {
    const { uploader, sendings } = fakeWay({ wait: async () => Promise.reject(new Error('a mistake')) })
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.fail(broken())
    await expect(uploading).rejects.toThrow('a mistake')
  })

  it('is no cover for another failure of the same moment', async () => {
    const { uploader, sendings, putPageAside } = fakeWay()
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    putPageAside()
    sendings[0]?.fail(new UploadFailed('/path', 'full'))
    expect((await uploading).unsent).toMatchObject([{ state: { kind: 'failed', reason: 'full' } }])
  })

  it('is reported at once when the time ran out (ERR-10)', async () => {
    const { uploader, sendings } = fakeWay()
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.fail(new UploadFailed('/path', 'late', { cause: new TimedOut('/path') }))
    expect((await uploading).unsent).toMatchObject([{ state: { reason: 'late' } }])
  })

  it('while the store is asked does not send the file again', async () => {
    const replies = [async () => Promise.reject(broken().cause), async () => 1]
    const { uploader, sendings } = fakeWay({ sizeOf: async () => (await replies.shift()?.()) ?? -1 })
    uploader.add(files({ a: 1 }), 10)
    const uploading = uploader.upload()
    await settled()
    sendings[0]?.arrive()
    expect((await uploading).stored).toHaveLength(1)
    expect(sendings).toHaveLength(1)
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
