import { bytesOf, joined, latin, numberAt, part, textAt, type Bytes } from './bytes.ts'
import { orientationIn, orientationOnly } from './orientation.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const APP_0 = 0xe0
const APP_1 = 0xe1
const APP_15 = 0xef
const COMMENT = 0xfe
const EXIF = 'Exif\0\0'

/** Application segments that the colours depend on. All others describe how the picture was made. */
const NEEDED = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe']

/** A marker with its content. A scan includes its coded pixels. */
type Segment = { marker: number; bytes: Bytes }

/**
 * Removes everything that device and programs have added to a JPEG: place, time, device, previews, comments, and data
 * behind its end, such as the film of a moving photo. Coded pixels, colour profile and orientation stay.
 * @throws UnreadablePhoto when its segments cannot be followed
 */
export function jpegWithoutMetadata(bytes: Bytes): Bytes[] {
  const segments = segmentsOf(bytes)
  const exif = segments.find(isExif)
  const orientation = exif && orientationSegment(exif)
  return segments.flatMap(segment => {
    if (segment === exif) return orientation ?? []
    return isNeeded(segment) ? segment.bytes : []
  })
}

function isExif({ marker, bytes }: Segment): boolean {
  return marker === APP_1 && textAt(bytes, 4, EXIF.length) === EXIF
}

function orientationSegment({ bytes }: Segment): Bytes | null {
  const tiff = orientationOnly(orientationIn(bytes.subarray(4 + EXIF.length)))
  if (!tiff) return null
  const length = 2 + EXIF.length + tiff.length
  return joined(Uint8Array.of(0xff, APP_1), bytesOf(length, 2), latin(EXIF), tiff)
}

function isNeeded({ marker, bytes }: Segment): boolean {
  if (marker === COMMENT) return false
  if (marker < APP_0 || marker > APP_15) return true
  return NEEDED.some(name => textAt(bytes, 4, name.length) === name)
}

function segmentsOf(bytes: Bytes): Segment[] {
  const segments: Segment[] = []
  let at = 0
  while (at < bytes.length) {
    const segment = segmentAt(bytes, at)
    segments.push(segment)
    at += segment.bytes.length
    if (segment.marker === END) break
  }
  if (!segments.some(({ marker }) => marker === SCAN)) throw new UnreadablePhoto('It has no picture in it.')
  return segments
}

function segmentAt(bytes: Bytes, start: number): Segment {
  if (bytes[start] !== 0xff) throw new UnreadablePhoto('Something lies between two segments.')
  let at = start + 1
  while (bytes[at] === 0xff) at += 1
  const marker = numberAt(bytes, at, 1)
  if (isAlone(marker)) return { marker, bytes: part(bytes, start, at + 1) }

  const end = at + 1 + Math.max(2, numberAt(bytes, at + 1, 2))
  return { marker, bytes: part(bytes, start, marker === SCAN ? endOfPixels(bytes, end) : end) }
}

/** Returns whether a marker has no length. */
function isAlone(marker: number): boolean {
  return marker === START || marker === END || marker === 0x01 || isRestart(marker)
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7
}

/** Finds the end of the coded pixels: the next marker that is not their own, or the end of a cut file. */
function endOfPixels(bytes: Bytes, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at >= 0 && at + 1 < bytes.length) {
    const next = numberAt(bytes, at + 1, 1)
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
    at = bytes.indexOf(0xff, next === 0xff ? at + 1 : at + 2)
  }
  return bytes.length
}
