export * from './check-file.ts'
export * from './choose-files.ts'
export * from './empty-files.ts'
export * from './file-content.ts'
export {
  acceptedExtensions,
  extensionOf,
  fileKindByName,
  mimeTypeOf,
  type FileKind,
  type UploadScreen,
} from './file-kinds.ts'
export * from './file-slots.ts'
export * from './safe-file-name.ts'
export * from './shrink-image.ts'
