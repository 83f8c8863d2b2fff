export { askAboutEmptyFiles } from './ask-about-empty-files.tsx'
export { FilePicker } from './file-picker.tsx'
export { useUploads } from './use-uploads.ts'
