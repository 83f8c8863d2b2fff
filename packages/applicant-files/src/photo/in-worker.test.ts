import { expect, it, vi } from 'vitest'
import { makePhotoInWorker, WorkerUnavailable } from './in-worker.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

const photo = new Blob(['photo'])
const task = { act: 'clean', photo, kind: 'jpg' } as const

/** A worker that answers a task by this event, or never. */
function workerWith(reply?: Event) {
  const worker = Object.assign(new EventTarget(), {
    postMessage: vi.fn<(task: unknown, transfer: unknown[]) => void>(() => {
      if (reply) worker.dispatchEvent(reply)
    }),
    terminate: vi.fn<() => void>(),
  })
  return worker
}

const replyWith = (data: unknown) => workerWith(new MessageEvent('message', { data }))

const run = (worker: ReturnType<typeof workerWith>, signal?: AbortSignal) =>
  makePhotoInWorker(() => worker as unknown as Worker, task, signal)

it('returns the made photo of its task', async () => {
  const made = { content: photo, isRedrawn: false }
  const worker = replyWith({ made })
  await expect(run(worker)).resolves.toBe(made)
  expect(worker.postMessage.mock.calls).toEqual([[task, []]])
})

it.each([
  ['cannot be read', replyWith({ unreadable: 'No JPEG.' }), UnreadablePhoto, 'No JPEG.'],
  ['breaks the worker', replyWith({ broken: 'TypeError: x' }), Error, /^The worker .* failed: TypeError: x$/],
  [
    'finds no worker behind its file',
    workerWith(Object.assign(new Event('error'), { message: 'missing' })),
    WorkerUnavailable,
    'missing',
  ],
])('rejects if the photo %s, and ends the worker', async (_what, worker, kind, message) => {
  const failure = await run(worker).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(kind)
  expect(failure).toHaveProperty('message', expect.stringMatching(message))
  expect(worker.terminate).toHaveBeenCalledOnce()
})

it('rejects with its own error if no worker can be started', async () => {
  const cause = new Error('not allowed')
  const failure = makePhotoInWorker(() => {
    throw cause
  }, task)
  await expect(failure).rejects.toMatchObject({ name: 'WorkerUnavailable', cause })
})

it('starts no worker for a task that is called off already', async () => {
  const start = vi.fn<() => Worker>()
  await expect(makePhotoInWorker(start, task, AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  expect(start).not.toHaveBeenCalled()
})

it('ends the worker of a task that is called off later', async () => {
  const worker = workerWith()
  const left = new AbortController()
  const making = run(worker, left.signal)
  left.abort(new Error('left'))
  await expect(making).rejects.toThrow('left')
  expect(worker.terminate).toHaveBeenCalledOnce()
})
