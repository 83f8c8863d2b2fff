export { createPhotoMaker, type PhotoMaker } from './photo/photo-maker.ts'
export { prepareFile, type Prepared } from './prepare/prepare-file.ts'
