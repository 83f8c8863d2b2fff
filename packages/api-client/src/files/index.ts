export type { SentFile } from './sent-file.ts'
export { type UploadCategory, uploadFile } from './uploads.ts'
export { FILE_NOT_FOUND, fetchProofFile, fetchStoredFile, storedSize } from './stored-files.ts'
export { downloadForm } from './forms.ts'
