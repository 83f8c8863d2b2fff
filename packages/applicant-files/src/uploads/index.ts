export { createUploader, type Uploader, type UploadOutcome } from './uploader.ts'
export type { StoredFile, Upload, UploadList, UploadState } from './upload-list.ts'
