export { createPageUploader } from './page-uploader.ts'
export { progressText } from './progress-text.ts'
export { shareSent, type StoredFile, type Upload, type UploadList, type UploadState } from './upload-list.ts'
export type { Uploader, UploadOutcome } from './uploader.ts'
