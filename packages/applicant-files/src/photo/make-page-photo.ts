import type { PhotoMaker } from './photo-maker.ts'

/**
 * Runs a task with the photo maker of the page. Its script is loaded with the first photo, since most screens have
 * none.
 */
export const makePagePhoto: PhotoMaker = async (task, signal) => {
  const { pagePhotoMaker } = await import('./page-photo-maker.ts')
  return pagePhotoMaker(task, signal)
}
