export type { SentFile } from './sent-file.ts'
export * from './uploads.ts'
export * from './stored-files.ts'
export * from './forms.ts'
