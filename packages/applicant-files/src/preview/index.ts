export { openPreview, type PreviewedFile } from './open-preview.ts'
export { storedFile } from './stored-file.ts'
