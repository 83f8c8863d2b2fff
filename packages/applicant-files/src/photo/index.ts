export { createPhotoMaker, type PhotoMaker } from './photo-maker.ts'
