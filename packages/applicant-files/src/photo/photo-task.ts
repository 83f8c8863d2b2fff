import { IMAGE_BOUND } from 'domain-rules/file'
import { drawn } from './draw.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'
import { withoutMetadata, type PhotoKind } from './without-metadata.ts'

/** A task with a photo: `clean` removes place and device, `shrink` fits it into 3840x2160, `thumbnail` into a square. */
export type PhotoTask =
  | { act: 'clean' | 'shrink'; photo: Blob; kind: PhotoKind }
  | { act: 'thumbnail'; photo: Blob; kind: PhotoKind; side: number }

/** The resulting photo. A redrawn one is a JPEG, whatever the original was. */
export type MadePhoto = { content: Blob; isRedrawn: boolean }

/** Runs the task on this thread, of the worker or the page. @throws UnreadablePhoto when it cannot be decoded */
export async function makePhoto(task: PhotoTask): Promise<MadePhoto> {
  if (task.act === 'clean') return cleaned(task)
  const bound = task.act === 'thumbnail' ? { width: task.side, height: task.side } : IMAGE_BOUND
  return { content: await drawn(task.photo, bound), isRedrawn: true }
}

/** Redraws a photo whose structure cannot be followed: the result holds nothing but its pixels. */
async function cleaned({ photo, kind }: PhotoTask): Promise<MadePhoto> {
  try {
    const parts = withoutMetadata(new Uint8Array(await photo.arrayBuffer()), kind)
    return { content: new Blob(parts, { type: photo.type }), isRedrawn: false }
  } catch (error) {
    if (!(error instanceof UnreadablePhoto)) throw error
    return { content: await drawn(photo, IMAGE_BOUND), isRedrawn: true }
  }
}
