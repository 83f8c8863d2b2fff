export { checkFile, checkFileSize, checkFileType, type FileFacts } from './check-file.ts'
export { chooseFiles, droppedFilesMessages, type ChosenFiles } from './choose-files.ts'
export { checkNotEmpty, isEmptyFile } from './empty-files.ts'
export { FILE_HEAD_BYTES, fileKindOf } from './file-content.ts'
export {
  acceptedExtensions,
  extensionOf,
  fileKindByName,
  mimeTypeOf,
  type FileKind,
  type UploadScreen,
} from './file-kinds.ts'
export { canRemoveFileSlot } from './file-slots.ts'
export { safeFileName } from './safe-file-name.ts'
export { IMAGE_BOUND, IMAGE_QUALITY, needsShrinking, shrunkMeasures } from './shrink-image.ts'
