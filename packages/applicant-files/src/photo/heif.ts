import { bytesOf, joined, latin, type Bytes } from './bytes.ts'
import { boxesIn, type Box } from './heif-boxes.ts'
import { itemsIn, type Stretch } from './heif-items.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

/** Boxes of the picture and of its decoding. Others belong to programs, devices, or a film beside the photo. */
const NEEDED = ['ftyp', 'meta', 'mdat', 'moov', 'idat', 'free', 'skip']
/** Boxes inside a sequence with place, device and programs. */
const PRIVATE = ['udta', 'meta', 'uuid']
const NESTING = ['moov', 'trak']
/** Empty Exif data: four bytes to their header, the header, and a directory without entries. */
const EMPTY_EXIF = joined(bytesOf(0, 4), latin('MM\0*'), bytesOf(8, 4), bytesOf(0, 2), bytesOf(0, 4))

/**
 * Overwrites Exif data, XMP and boxes of programs in a HEIC or HEIF. Its length stays, so that places inside it stay
 * valid. The picture is not touched, and its orientation is not part of the Exif data.
 * @throws UnreadablePhoto when its boxes cannot be followed
 */
export function heifWithoutMetadata(original: Bytes): Bytes[] {
  const bytes = original.slice()
  const boxes = boxesIn(original, 0, original.length)
  const meta = boxes.find(({ type }) => type === 'meta')
  if (!meta && !boxes.some(({ type }) => type === 'moov')) {
    throw new UnreadablePhoto('It has no picture in it.')
  }

  for (const box of boxes) if (!NEEDED.includes(box.type)) blank(bytes, box)
  for (const box of privateBoxes(original, boxes)) blank(bytes, box)
  for (const item of meta ? itemsIn(original, meta) : []) {
    if (item.type === 'Exif') overwrite(bytes, item.stretches, EMPTY_EXIF)
    if (item.type === 'mime' || item.type === 'uri ') overwrite(bytes, item.stretches, new Uint8Array())
  }
  return [bytes]
}

function privateBoxes(bytes: Bytes, boxes: readonly Box[]): Box[] {
  const nests = boxes.filter(({ type }) => NESTING.includes(type))
  return nests.flatMap(({ content, end }) => {
    const inner = boxesIn(bytes, content, end)
    return [...inner.filter(({ type }) => PRIVATE.includes(type)), ...privateBoxes(bytes, inner)]
  })
}

/** Makes a box an empty one that every reader skips. */
function blank(bytes: Bytes, { start, content, end }: Box): void {
  bytes.set(latin('free'), start + 4)
  bytes.fill(0, content, end)
}

function overwrite(bytes: Bytes, stretches: readonly Stretch[], content: Bytes): void {
  for (const { start, end } of stretches) {
    if (!(end > start && end <= bytes.length)) throw new UnreadablePhoto('Something of it lies nowhere.')
    bytes.fill(0, start, end)
  }
  const [first] = stretches
  if (first && first.end - first.start >= content.length) bytes.set(content, first.start)
}
