import type { FileKind } from 'domain-rules/file'
import type { Bytes } from './bytes.ts'
import { heifWithoutMetadata } from './heif.ts'
import { jpegWithoutMetadata } from './jpeg.ts'
import { pngWithoutMetadata } from './png.ts'
import { webpWithoutMetadata } from './webp.ts'

/** Kinds of files that hold a photo. */
export type PhotoKind = Exclude<FileKind, 'pdf'>

const removers = {
  jpg: jpegWithoutMetadata,
  png: pngWithoutMetadata,
  webp: webpWithoutMetadata,
  heic: heifWithoutMetadata,
} satisfies Record<PhotoKind, (bytes: Bytes) => Bytes[]>

/**
 * Returns the parts of a photo that remain without place, time and device. The coded pixels are those of the
 * original, byte for byte, and it is shown the same way up. A second run changes nothing.
 * @throws UnreadablePhoto when its structure cannot be followed
 */
export function withoutMetadata(bytes: Bytes, kind: PhotoKind): Bytes[] {
  return removers[kind](bytes)
}
