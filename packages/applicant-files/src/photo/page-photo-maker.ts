import { createPhotoMaker } from './photo-maker.ts'

/** The one photo maker of the page: however many fields there are, one photo at a time is decoded. */
export const pagePhotoMaker = createPhotoMaker()
