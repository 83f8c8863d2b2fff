import { bytesOf, joined, latin, numberAt, part, textAt, type Bytes } from './bytes.ts'
import { orientationIn, orientationOnly, type Orientation } from './orientation.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

const HEADER_LENGTH = 12
const CHUNK_HEADER_LENGTH = 8
const NEEDED = ['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']
/** Flags of the extended header. */
const HAS_EXIF = 0b1000
const HAS_XMP = 0b0100

/** Removes everything but pixels, colours and orientation. @throws UnreadablePhoto when it cannot be followed */
export function webpWithoutMetadata(bytes: Bytes): Bytes[] {
  const chunks = chunksOf(part(bytes, 0, endOf(bytes)))
  const exif = chunks.find(chunk => typeOf(chunk) === 'EXIF')
  const orientation = exif && orientationOnly(orientationOf(exif))
  const kept = chunks.flatMap(chunk => {
    if (typeOf(chunk) === 'VP8X') return withFlags(chunk, { hasExif: Boolean(orientation) })
    if (chunk === exif) return orientation ? chunkOf('EXIF', orientation) : []
    return NEEDED.includes(typeOf(chunk)) ? chunk : []
  })
  if (kept.length === 0) throw new UnreadablePhoto('It has no picture in it.')
  const length = kept.reduce((sum, chunk) => sum + chunk.length, 0)
  return [joined(latin('RIFF'), bytesOf(length + 4, 4, 'little'), latin('WEBP')), ...kept]
}

function endOf(bytes: Bytes): number {
  return Math.min(bytes.length, CHUNK_HEADER_LENGTH + numberAt(bytes, 4, 4, 'little'))
}

function typeOf(chunk: Bytes): string {
  return textAt(chunk, 0, 4)
}

function orientationOf(exif: Bytes): Orientation {
  const content = exif.subarray(CHUNK_HEADER_LENGTH)
  // Some programs write the name in front, as in a JPEG.
  return orientationIn(textAt(content, 0, 4) === 'Exif' ? content.subarray(6) : content)
}

function withFlags(chunk: Bytes, { hasExif }: { hasExif: boolean }): Bytes {
  const changed = chunk.slice()
  const flags = numberAt(chunk, CHUNK_HEADER_LENGTH, 1) & ~(HAS_EXIF | HAS_XMP)
  changed[CHUNK_HEADER_LENGTH] = hasExif ? flags | HAS_EXIF : flags
  return changed
}

function chunkOf(type: string, content: Bytes): Bytes {
  const padding = new Uint8Array(content.length % 2)
  return joined(latin(type), bytesOf(content.length, 4, 'little'), content, padding)
}

function chunksOf(bytes: Bytes): Bytes[] {
  const chunks: Bytes[] = []
  let at = HEADER_LENGTH
  while (at < bytes.length) {
    const length = numberAt(bytes, at + 4, 4, 'little')
    const end = at + CHUNK_HEADER_LENGTH + length
    part(bytes, at, end)
    // The last chunk of some programs lacks its padding.
    const padded = Math.min(end + (length % 2), bytes.length)
    chunks.push(part(bytes, at, padded))
    at = padded
  }
  return chunks
}
