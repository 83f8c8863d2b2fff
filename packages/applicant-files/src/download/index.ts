export { FileLink } from './file-link.tsx'
export { saveFile } from './save-file.ts'
