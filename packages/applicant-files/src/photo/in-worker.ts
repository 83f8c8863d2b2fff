import type { MadePhoto, PhotoTask } from './photo-task.ts'
import type { PhotoReply } from './photo-worker.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

/** No worker could be started: the browser has no module workers, or the file of the worker is missing. */
export class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable'
}

/** Runs a task in its own worker, which frees its memory. @throws UnreadablePhoto, WorkerUnavailable, abort reasons */
export async function makePhotoInWorker(
  startWorker: () => Worker,
  task: PhotoTask,
  signal?: AbortSignal,
): Promise<MadePhoto> {
  signal?.throwIfAborted()
  const worker = started(startWorker)
  try {
    return madeOf(await replyOf(worker, task, signal))
  } finally {
    worker.terminate()
  }
}

function started(startWorker: () => Worker): Worker {
  try {
    return startWorker()
  } catch (cause) {
    throw new WorkerUnavailable('It could not be started.', { cause })
  }
}

function replyOf(worker: Worker, task: PhotoTask, signal: AbortSignal | undefined): Promise<PhotoReply> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoReply>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new WorkerUnavailable(message)))
    signal?.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(task, [])
  })
}

function madeOf(reply: PhotoReply): MadePhoto {
  if ('made' in reply) return reply.made
  if ('unreadable' in reply) throw new UnreadablePhoto(reply.unreadable)
  throw new Error(`The worker for photos failed: ${reply.broken}`)
}
