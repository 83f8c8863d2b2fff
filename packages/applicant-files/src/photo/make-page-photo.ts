import type { PhotoMaker } from './photo-maker.ts'

/** Runs a task with the page's photo maker, whose script is loaded with the first photo. */
export const makePagePhoto: PhotoMaker = async (task, signal) => {
  const { pagePhotoMaker } = await import('./page-photo-maker.ts')
  return pagePhotoMaker(task, signal)
}
