import { numberAt, textAt, type Bytes } from './bytes.ts'
import { boxesIn, fullBox, type Box } from './heif-boxes.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

/** A stretch of the file, from `start` to `end`. */
export type Stretch = { start: number; end: number }

/** An entry of a HEIF, such as the picture or its Exif data, with the stretches of the file that hold its bytes. */
export type Item = { id: number; type: string; stretches: Stretch[] }

const IN_FILE = 0
const IN_META = 1

/** Reads the items in the meta box of a HEIF. @throws UnreadablePhoto when its list or places cannot be followed */
export function itemsIn(bytes: Bytes, meta: Box): Item[] {
  const boxes = boxesIn(bytes, fullBox(bytes, meta).content, meta.end)
  const box = (type: string) => boxes.find(found => found.type === type)
  const [names, places] = [box('iinf'), box('iloc')]
  if (!names || !places) throw new UnreadablePhoto('It does not say what is in it.')

  const stretches = stretchesIn(bytes, places, box('idat'))
  return typesIn(bytes, names).map(({ id, type }) => ({ id, type, stretches: stretches.get(id) ?? [] }))
}

function typesIn(bytes: Bytes, box: Box): { id: number; type: string }[] {
  const { version, content } = fullBox(bytes, box)
  const entries = boxesIn(bytes, content + (version === 0 ? 2 : 4), box.end)
  return entries.map(entry => typeIn(bytes, entry))
}

function typeIn(bytes: Bytes, entry: Box): { id: number; type: string } {
  const { version, content } = fullBox(bytes, entry)
  const idLength = version < 3 ? 2 : 4
  const type = textAt(bytes, content + idLength + 2, 4)
  // Before version 2 an entry has a content type only, as XMP has it.
  return { id: numberAt(bytes, content, idLength), type: version < 2 ? 'mime' : type }
}

function stretchesIn(bytes: Bytes, box: Box, idat: Box | undefined): Map<number, Stretch[]> {
  const { version, content } = fullBox(bytes, box)
  const read = reader(bytes, content)
  const [offsetLength, lengthLength] = nibbles(read(1))
  const [baseLength, indexLength] = nibbles(read(1))
  const count = read(version < 2 ? 2 : 4)
  const found = new Map<number, Stretch[]>()
  for (let item = 0; item < count; item += 1) {
    const id = read(version < 2 ? 2 : 4)
    const method = version === 0 ? IN_FILE : read(2) & 0xf
    read(2)
    const origin = originOf(method, idat) + read(baseLength)
    const stretches: Stretch[] = []
    for (let extents = read(2); extents > 0; extents -= 1) {
      if (version > 0) read(indexLength)
      const start = origin + read(offsetLength)
      stretches.push({ start, end: start + read(lengthLength) })
    }
    found.set(id, stretches)
  }
  return found
}

/** Returns the origin of an item's places. Places inside another item are not supported. */
function originOf(method: number, idat: Box | undefined): number {
  if (method === IN_FILE) return 0
  return method === IN_META && idat ? idat.content : NaN
}

function reader(bytes: Bytes, start: number): (length: number) => number {
  let at = start
  return length => {
    // The upper two of the eight bytes are never used.
    const unused = Math.max(0, length - 6)
    const number = numberAt(bytes, at + unused, length - unused)
    at += length
    return number
  }
}

function nibbles(byte: number): [number, number] {
  return [byte >> 4, byte & 0xf]
}
