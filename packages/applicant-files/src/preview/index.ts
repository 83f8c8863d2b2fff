export { openPreview, storedFile, type PreviewedFile } from './open-preview.ts'
