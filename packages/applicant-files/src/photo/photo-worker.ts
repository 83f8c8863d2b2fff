import { makePhoto, type MadePhoto, type PhotoTask } from './photo-task.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

/** The message that the worker sends back. */
export type PhotoReply = { made: MadePhoto } | { unreadable: string } | { broken: string }

/** The used part of a worker's global scope. */
type Scope = {
  addEventListener: typeof addEventListener
  postMessage: (reply: PhotoReply, transfer: []) => void
}
const scope = globalThis as unknown as Scope

scope.addEventListener('message', ({ data }: MessageEvent<PhotoTask>) => {
  void replyTo(data).then(reply => scope.postMessage(reply, []))
})

async function replyTo(task: PhotoTask): Promise<PhotoReply> {
  try {
    return { made: await makePhoto(task) }
  } catch (error) {
    return error instanceof UnreadablePhoto ? { unreadable: error.message } : { broken: String(error) }
  }
}
