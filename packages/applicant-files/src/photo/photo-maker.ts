import { makePhotoInWorker, WorkerUnavailable } from './in-worker.ts'
import type { MadePhoto, PhotoTask } from './photo-task.ts'
import { createTurns } from './turns.ts'

/** Runs a task, off the page's thread if possible. @throws UnreadablePhoto, and the signal's reason if aborted */
export type PhotoMaker = (task: PhotoTask, signal?: AbortSignal) => Promise<MadePhoto>

/** Creates a photo maker for one photo at a time, thumbnails last. Without a worker the page does the work. */
export function createPhotoMaker(startWorker: () => Worker = startPhotoWorker): PhotoMaker {
  const takeTurn = createTurns()
  return (task, signal) => {
    const make = () => madeAnywhere(startWorker, task, signal)
    return takeTurn(make, { soon: task.act !== 'thumbnail' })
  }
}

async function madeAnywhere(startWorker: () => Worker, task: PhotoTask, signal: AbortSignal | undefined) {
  try {
    return await makePhotoInWorker(startWorker, task, signal)
  } catch (error) {
    if (!(error instanceof WorkerUnavailable)) throw error
    // The photo is made all the same, but slowly: the warning is for developers.
    console.warn(error)
    const { makePhoto } = await import('./photo-task.ts')
    return makePhoto(task)
  }
}

// The build finds workers by the name of their chunk.
function startPhotoWorker(): Worker {
  return new Worker(/* webpackChunkName: "photo-worker" */ new URL('./photo-worker.ts', import.meta.url), {
    type: 'module',
  })
}
