import type { PhotoMaker } from './photo-maker.ts'

/** Does a task with a photo by the photo maker of the page, which comes with the first photo: most screens see none. */
export const makePagePhoto: PhotoMaker = async (task, signal) => {
  const { pagePhotoMaker } = await import('./page-photo-maker.ts')
  return pagePhotoMaker(task, signal)
}
