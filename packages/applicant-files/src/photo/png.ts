import { bytesOf, joined, latin, numberAt, part, textAt, type Bytes } from './bytes.ts'
import { crc32 } from './crc32.ts'
import { orientationIn, orientationOnly } from './orientation.ts'

const SIGNATURE_LENGTH = 8
/** Length, type and checksum. */
const FRAME_LENGTH = 12
const LAST = 'IEND'
const EXIF = 'eXIf'

/** Chunks of pixels, colours and animation. Texts, times and unknown chunks are removed. */
const NEEDED = new Set(
  `IHDR PLTE IDAT ${LAST} tRNS bKGD hIST pHYs sPLT cHRM cICP gAMA iCCP sBIT sRGB mDCV cLLI acTL fcTL fdAT`.split(
    ' ',
  ),
)

/** Removes everything but pixels, colours and orientation. @throws UnreadablePhoto when it cannot be followed */
export function pngWithoutMetadata(bytes: Bytes): Bytes[] {
  const chunks = chunksOf(bytes).flatMap(chunk => {
    const type = textAt(chunk, 4, 4)
    if (type === EXIF) return orientationChunk(chunk) ?? []
    return NEEDED.has(type) ? chunk : []
  })
  return [part(bytes, 0, SIGNATURE_LENGTH), ...chunks]
}

function orientationChunk(chunk: Bytes): Bytes | null {
  const tiff = orientationOnly(orientationIn(chunk.subarray(8, -4)))
  if (!tiff) return null
  const content = joined(latin(EXIF), tiff)
  return joined(bytesOf(tiff.length, 4), content, bytesOf(crc32(content), 4))
}

function chunksOf(bytes: Bytes): Bytes[] {
  const chunks: Bytes[] = []
  let at = SIGNATURE_LENGTH
  for (let type = ''; at < bytes.length && type !== LAST; at += chunks.at(-1)?.length ?? 0) {
    const chunk = part(bytes, at, at + FRAME_LENGTH + numberAt(bytes, at, 4))
    type = textAt(chunk, 4, 4)
    chunks.push(chunk)
  }
  return chunks
}
