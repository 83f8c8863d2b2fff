import {
  checkFile,
  checkFileSize,
  checkFileType,
  FILE_HEAD_BYTES,
  fileKindByName,
  fileKindOf,
  isEmptyFile,
  mimeTypeOf,
  needsShrinking,
  type FileKind,
  type UploadScreen,
} from 'domain-rules/file'
import type { PhotoMaker } from '../photo/photo-maker.ts'
import { UnreadablePhoto } from '../photo/unreadable-photo.ts'
import type { PhotoKind } from '../photo/without-metadata.ts'
import * as t from './texts.ko.ts'

/** A file ready to be uploaded, or the reason why it cannot be. */
export type Prepared = { ok: true; file: File } | { ok: false; reason: string }

export type PrepareOptions = { screen: UploadScreen; makePhoto: PhotoMaker; signal?: AbortSignal | undefined }

/**
 * Checks a chosen file by its name, content and size. Shrinks a photo that is too large (FILE-08 to FILE-10; not on
 * the application's screen: AMB-58). Returns every other file as it is.
 * @throws the signal's reason when it is aborted
 */
export async function inspectFile(file: File, options: PrepareOptions): Promise<Prepared> {
  const seen = await look(file, options)
  if (!seen.ok) return seen
  return seen.photo?.act === 'shrink' ? preparePhoto(file, seen.photo, options) : { ok: true, file }
}

/**
 * Makes a file ready to be uploaded: checks it like `inspectFile`, and removes place and device from every photo.
 * Pixels change only in a photo that has to shrink. A PDF and an empty file stay as they are.
 * @throws the signal's reason when it is aborted
 */
export async function prepareFile(file: File, options: PrepareOptions): Promise<Prepared> {
  const seen = await look(file, options)
  if (!seen.ok) return seen
  return seen.photo ? preparePhoto(file, seen.photo, options) : { ok: true, file }
}

type Photo = { kind: PhotoKind; act: 'clean' | 'shrink' }

/** Returns the work that a photo needs, null for other files, or the reason why the file cannot be uploaded. */
async function look(
  file: File,
  { screen }: PrepareOptions,
): Promise<{ ok: true; photo: Photo | null } | { ok: false; reason: string }> {
  const head = await headOf(file)
  if (!head) return refused(t.fileUnreadable)
  const facts = { name: file.name, size: file.size, kind: fileKindOf(head) }
  const isTooLarge = needsShrinking(facts, screen)

  const refusal = isTooLarge ? checkFileType(facts, screen) : checkFile(facts, screen)
  if (refusal !== null) return refused(refusal)
  const { kind } = facts
  const isPhoto = kind !== null && kind !== 'pdf' && !isEmptyFile(file)
  return { ok: true, photo: isPhoto ? { kind, act: isTooLarge ? 'shrink' : 'clean' } : null }
}

async function preparePhoto(
  file: File,
  { kind, act }: Photo,
  { screen, makePhoto, signal }: PrepareOptions,
): Promise<Prepared> {
  try {
    const { content, isRedrawn } = await makePhoto({ act, photo: file, kind }, signal)
    const made = isRedrawn ? asJpeg(file, content) : named(file.name, content, kind)
    const refusal = checkFileSize({ name: made.name, size: made.size, kind }, screen)
    return refusal === null ? { ok: true, file: made } : refused(refusal)
  } catch (error) {
    if (!(error instanceof UnreadablePhoto)) throw error
    // A photo that is too large and cannot be decoded gets the sentence for one that cannot be made smaller.
    return refused(checkFileSize({ name: file.name, size: file.size, kind }, screen) ?? t.processingFailed)
  }
}

/** Gives a redrawn PNG, WebP or HEIC the ending of a JPEG. */
function asJpeg({ name }: File, content: Blob): File {
  const isNamedSo = fileKindByName(name) === 'jpg'
  return named(isNamedSo ? name : name.replace(/\.[^.]+$/, '.jpg'), content, 'jpg')
}

function named(name: string, content: Blob, kind: FileKind): File {
  return new File([content], name, { type: mimeTypeOf(kind) })
}

/** Returns null if the file was deleted since it was chosen, or may not be read. */
async function headOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer())
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return null
  }
}

function refused(reason: string): { ok: false; reason: string } {
  return { ok: false, reason }
}
