import { Unreachable } from 'api-client/errors'
import { deleteItem, fetchBatch, registerSupplement } from 'api-client/proof'
import type { Upload } from 'applicant-files/uploads'
import { batchWith } from 'applicant-flow/testing'
import { providePorts, session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applicant } from '../../../testing/scene.ts'
import { first, kept, second } from '../../../testing/supplement-scene.tsx'
import type { LoadedBatch } from '../use-batch.ts'
import { register, type SupplementRegistration } from './register.ts'
import { createSupplementStore } from './supplement-store.ts'

const alert = vi.fn<(message: unknown, options: object) => Promise<void>>()
const confirm = vi.fn<(...asked: unknown[]) => Promise<boolean>>()
const open = vi.fn<() => Promise<boolean>>()
const goTo = vi.fn<(path: string) => void>()
const upload = vi.fn<() => Promise<object>>()
const show = vi.fn<(loaded: LoadedBatch) => void>()
const reload = vi.fn<() => void>()

const loaded: LoadedBatch = { batch: batchWith({ status: '보완요청' }), items: [kept, first] }
const reviewed: LoadedBatch = { batch: batchWith({ status: '심사중' }), items: [kept] }
const arrived = { stored: [], empty: [], unsent: [] }
const withEmpty = { ...arrived, empty: [{ id: '1', name: '빈.pdf', size: 0 } as Upload] }
let screen: AbortController

beforeEach(() => {
  vi.resetAllMocks()
  screen = new AbortController()
  confirm.mockResolvedValue(true)
  upload.mockResolvedValue(arrived)
  vi.mocked(fetchBatch).mockResolvedValue(loaded)
  vi.mocked(deleteItem).mockResolvedValue()
  vi.mocked(registerSupplement).mockResolvedValue()
  providePorts({ dialogs: { alert, confirm, open: open as never }, navigation: { goTo } })
  session.reset()
  session.update(applicant)
})

const deletion = { kind: 'delete', itemId: first.id } as const
const replacement = { kind: 'replace', itemId: first.id, by: { name: '새.pdf', size: 4 } } as const

/** Registers a change of the item that is asked for. Returns the number of times that each thing was done. */
async function press(change: typeof deletion | typeof replacement = deletion) {
  const store = createSupplementStore('20250000000001/1', loaded)
  store.apply(change)
  const uploader = { upload, clear: () => {} } as never
  const files = { uploader, find: () => undefined, isAtHand: () => true, remove: () => {} }
  const owner = { applicationNumber: applicant.applicationNumber, supportNumber: '1', historyNumber: '1' }
  const parts: SupplementRegistration = { owner, loaded, store, files, refuse: () => {}, show, reload }
  await register(parts, screen.signal)
  const done = {
    asked: confirm,
    deleted: deleteItem,
    alerted: alert,
    shown: show,
    reloaded: reload,
    left: goTo,
  }
  const times = Object.entries(done).map(([what, call]) => [what, vi.mocked(call).mock.calls.length] as const)
  return Object.fromEntries(times.filter(([, count]) => count > 0))
}

const leave = () => screen.abort()
/** The person reads the message, then leaves: whatever waits for it runs after both. */
const leaveAtMessage = () => void alert.mockImplementation(() => Promise.resolve().then(leave))
const failUpdate = () => void vi.mocked(registerSupplement).mockRejectedValue(new Unreachable('/update'))

describe('a supplement', () => {
  it('is shown, asked about, sent, and loaded again', async () => {
    expect(await press()).toEqual({ shown: 1, asked: 1, deleted: 1, alerted: 1, reloaded: 1 })
    expect(confirm.mock.calls).toEqual([[expect.anything(), undefined, { signal: screen.signal }]])
  })

  it('uploads and sends nothing after a no', async () => {
    confirm.mockResolvedValue(false)
    expect(await press()).toEqual({ shown: 1, asked: 1 })
    expect(upload).not.toHaveBeenCalled()
  })

  it('sends nothing after a no to going on without an empty file', async () => {
    upload.mockResolvedValue(withEmpty)
    open.mockResolvedValue(false)
    expect(await press()).toEqual({ shown: 1, asked: 1 })
  })

  it('sends nothing while the item of one of several empty files is left', async () => {
    const ofItem = { id: '2', ...replacement.by } as Upload
    upload.mockResolvedValue({ ...arrived, empty: [...withEmpty.empty, ofItem] })
    open.mockResolvedValue(true)
    expect(await press(replacement)).toEqual({ shown: 1, asked: 1, alerted: 1 })
  })

  it('fails if an uploaded file is not at hand, rather than leave it out', async () => {
    await expect(press(replacement)).rejects.toThrow('is not among those that were chosen')
  })

  it('is shown after a failure as the server has it', async () => {
    const now = { ...loaded, items: [kept, second] }
    vi.mocked(fetchBatch).mockResolvedValueOnce(loaded).mockResolvedValueOnce(now)
    failUpdate()
    await press()
    expect(show.mock.calls).toEqual([[loaded], [now]])
  })

  it('asks nothing if another item is asked for meanwhile', async () => {
    vi.mocked(fetchBatch).mockResolvedValue({ ...loaded, items: [kept, first, second] })
    expect(await press()).toEqual({ shown: 1 })
  })

  it('asks nothing if the batch cannot be fetched', async () => {
    vi.mocked(fetchBatch).mockRejectedValue(new Unreachable('/batch'))
    expect(await press()).toEqual({ alerted: 1 })
    expect(alert.mock.calls).toEqual([
      [expect.stringMatching(/^서버에 연결할 수 없습니다/), { signal: screen.signal }],
    ])
  })

  it('is under way until its last message is read', async () => {
    vi.mocked(fetchBatch).mockRejectedValue(new Unreachable('/batch'))
    const read = Promise.withResolvers<void>()
    alert.mockReturnValue(read.promise)
    const isOver = vi.fn<() => void>()
    const pressed = press().then(isOver)
    await expect.poll(() => alert).toHaveBeenCalledOnce()
    expect(isOver).not.toHaveBeenCalled()
    read.resolve()
    await pressed
  })

  it.each([
    ['a missing token', () => session.update({ token: '' }), { alerted: 1, left: 1 }],
    ['success', () => {}, { shown: 1, asked: 1, deleted: 1, alerted: 1, reloaded: 1 }],
    ['a failure', failUpdate, { shown: 2, asked: 1, deleted: 1, alerted: 1 }],
    ['another status', () => vi.mocked(fetchBatch).mockResolvedValue(reviewed), { alerted: 1, reloaded: 1 }],
  ])('closes its message about %s with the screen', async (_what, happen, done) => {
    happen()
    expect(await press()).toEqual(done)
    expect(alert).toHaveBeenCalledExactlyOnceWith(expect.anything(), { signal: screen.signal })
  })
})

describe('a screen that was left', () => {
  it.each([
    ['at the message of a missing token', () => session.update({ token: '' }), { alerted: 1 }],
    ['at that of another status', () => vi.mocked(fetchBatch).mockResolvedValue(reviewed), { alerted: 1 }],
    ['at that of a failure', failUpdate, { shown: 1, asked: 1, deleted: 1, alerted: 1 }],
    ['at that of success', () => {}, { shown: 1, asked: 1, deleted: 1, alerted: 1 }],
  ])('%s is led nowhere, and draws nothing', async (_when, happen, done) => {
    happen()
    leaveAtMessage()
    expect(await press()).toEqual(done)
  })

  it('while the batch is fetched asks nothing', async () => {
    vi.mocked(fetchBatch).mockImplementation(async () => (leave(), loaded))
    expect(await press()).toEqual({})
  })

  it('at the question about an empty file deletes nothing', async () => {
    upload.mockResolvedValue(withEmpty)
    open.mockImplementation(async () => (leave(), true))
    expect(await press()).toEqual({ shown: 1, asked: 1, alerted: 1 })
  })

  it('while files go up deletes nothing', async () => {
    upload.mockImplementation(async () => (leave(), arrived))
    expect(await press()).toEqual({ shown: 1, asked: 1 })
  })

  it('while the batch is fetched after a failure shows nothing', async () => {
    vi.mocked(registerSupplement).mockImplementation(async () => {
      leave()
      throw new Unreachable('/update')
    })
    expect(await press()).toEqual({ shown: 1, asked: 1, deleted: 1 })
  })
})
