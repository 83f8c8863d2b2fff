import { createPhotoMaker } from './photo-maker.ts'

/** The one photo maker of the page: it decodes one photo at a time, however many fields there are. */
export const pagePhotoMaker = createPhotoMaker()
