import { bytesOf, joined, latin, type Bytes } from '../photo/bytes.ts'
import { crc32 } from '../photo/crc32.ts'

/** Words that are in the metadata of every photo made here, and nowhere else in it. */
export const PLACE = '37.5665N126.9780E'
export const DEVICE = 'Maker Phone 12'

/** Exif data of a phone: its name, the orientation and the place. */
export function exifOf(orientation: number, order: 'big' | 'little' = 'big'): Bytes {
  const number = (value: number, length: number) => bytesOf(value, length, order)
  const texts = latin(`${DEVICE}\0${PLACE}\0`)
  const behind = 8 + 2 + 3 * 12 + 4
  const entry = (tag: number, type: number, count: number, value: Bytes) =>
    joined(number(tag, 2), number(type, 2), number(count, 4), value)
  return joined(
    latin(order === 'big' ? 'MM' : 'II'),
    number(42, 2),
    number(8, 4),
    number(3, 2),
    entry(0x010f, 2, DEVICE.length + 1, number(behind, 4)),
    entry(0x0112, 3, 1, joined(number(orientation, 2), number(0, 2))),
    entry(0x8825, 4, 1, number(behind + DEVICE.length + 1, 4)),
    number(0, 4),
    texts,
  )
}

/** A segment of a JPEG. */
export function segment(marker: number, content: Bytes): Bytes {
  return joined(Uint8Array.of(0xff, marker), bytesOf(content.length + 2, 2), content)
}

export const exifSegment = (orientation: number, order?: 'big' | 'little') =>
  segment(0xe1, joined(latin('Exif\0\0'), exifOf(orientation, order)))

const START = Uint8Array.of(0xff, 0xd8)
const END = Uint8Array.of(0xff, 0xd9)

export const jpegParts = {
  start: START,
  jfif: segment(0xe0, latin('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
  colours: segment(0xe2, latin('ICC_PROFILE\0\x01\x01profile')),
  adobe: segment(0xee, latin('Adobe\0\x64\0\0\0\0\x01')),
  tables: segment(0xdb, bytesOf(7, 65)),
  frame: segment(0xc0, Uint8Array.of(8, 0, 1, 0, 1, 1, 1, 0x11, 0)),
  // Coded pixels contain escaped 0xff and restarts, which do not end them.
  scan: joined(
    segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
    Uint8Array.of(1, 0xff, 0, 2, 0xff, 0xd3, 3, 0xff, 0xff, 0, 4),
  ),
  end: END,
}

/** A JPEG like a phone's, with place and device in every kind of segment that can hold them. */
export function phoneJpeg(orientation: number, order?: 'big' | 'little'): Bytes {
  const { start, jfif, colours, adobe, tables, frame, scan, end } = jpegParts
  return joined(
    start,
    jfif,
    exifSegment(orientation, order),
    segment(0xe1, latin(`http://ns.adobe.com/xap/1.0/\0<x>${PLACE}</x>`)),
    colours,
    segment(0xe2, latin(`MPF\0${DEVICE}`)),
    segment(0xed, latin(`Photoshop 3.0\0${PLACE}`)),
    adobe,
    segment(0xfe, latin(PLACE)),
    tables,
    frame,
    scan,
    scan,
    end,
    latin(`film of ${PLACE}`),
  )
}

/** A chunk of a PNG. */
export function pngChunk(type: string, content: Bytes): Bytes {
  const named = joined(latin(type), content)
  return joined(bytesOf(content.length, 4), named, bytesOf(crc32(named), 4))
}

export const pngParts = {
  signature: joined(Uint8Array.of(0x89), latin('PNG\r\n\x1a\n')),
  header: pngChunk('IHDR', joined(bytesOf(1, 4), bytesOf(1, 4), Uint8Array.of(8, 2, 0, 0, 0))),
  colours: pngChunk('sRGB', Uint8Array.of(0)),
  pixels: pngChunk('IDAT', latin('pixels')),
  end: pngChunk('IEND', new Uint8Array()),
}

export function phonePng(orientation: number): Bytes {
  const { signature, header, colours, pixels, end } = pngParts
  return joined(
    signature,
    header,
    colours,
    pngChunk('eXIf', exifOf(orientation)),
    pngChunk('tEXt', latin(`Location\0${PLACE}`)),
    pngChunk('iTXt', latin(`Comment\0\0\0\0\0${DEVICE}`)),
    pngChunk('tIME', new Uint8Array(7)),
    pixels,
    pngChunk('mkBT', latin(PLACE)),
    end,
    latin(PLACE),
  )
}

/** A chunk of a WebP, padded to an even length. */
export function riffChunk(type: string, content: Bytes): Bytes {
  return joined(
    latin(type),
    bytesOf(content.length, 4, 'little'),
    content,
    new Uint8Array(content.length % 2),
  )
}

export function riff(...chunks: Bytes[]): Bytes {
  const content = joined(latin('WEBP'), ...chunks)
  return joined(latin('RIFF'), bytesOf(content.length, 4, 'little'), content)
}

export const webpParts = {
  /** The extended header: a profile, Exif data and XMP follow. */
  header: riffChunk('VP8X', Uint8Array.of(0b101100, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
  colours: riffChunk('ICCP', latin('profile')),
  pixels: riffChunk('VP8 ', latin('pixels of it')),
}

export function phoneWebp(orientation: number): Bytes {
  const { header, colours, pixels } = webpParts
  const exif = riffChunk('EXIF', exifOf(orientation, 'little'))
  const xmp = riffChunk('XMP ', latin(`<x>${PLACE}</x>`))
  return joined(riff(header, colours, pixels, exif, xmp, riffChunk('BLOB', latin(DEVICE))), latin(PLACE))
}

/** A box of the ISO media family. */
export function box(type: string, ...content: Bytes[]): Bytes {
  const whole = joined(...content)
  return joined(bytesOf(whole.length + 8, 4), latin(type), whole)
}

/** A box with a version in front of its content. */
export function fullBox(type: string, version: number, ...content: Bytes[]): Bytes {
  return box(type, Uint8Array.of(version, 0, 0, 0), ...content)
}

/** An item of a HEIC: its place is in the file, in the box of descriptions, or in another item. */
export type HeicItem = { type: string; content: Bytes; method?: 0 | 1 | 2; isPlaced?: boolean }

/** The versions of its lists, and the lengths in bytes of a place and of the index before it. */
export type HeicLayout = {
  locationVersion?: 0 | 1 | 2
  listVersion?: 0 | 1
  entryVersion?: 1 | 2 | 3
  placeLength?: 4 | 8
  indexLength?: 0 | 4
}

export const HEIC_PIXELS = latin('coded pixels of the photo')

/** The items of a phone's photo, the picture first. */
export function heicItems(orientation: number, methodOfExif: 0 | 1 = 0): HeicItem[] {
  return [
    { type: 'hvc1', content: HEIC_PIXELS },
    { type: 'Exif', content: joined(bytesOf(0, 4), exifOf(orientation)), method: methodOfExif },
    { type: 'mime', content: latin(`<x>${PLACE}</x>`) },
  ]
}

/** A HEIC like a phone's: three items, and a film behind them. */
export function phoneHeic(
  orientation: number,
  { exifInMeta = false, ...layout }: HeicLayout & { exifInMeta?: boolean } = {},
): Bytes {
  const photo = heicOf(heicItems(orientation, exifInMeta ? 1 : 0), layout)
  return joined(photo, box('mpvd', latin(`film of ${PLACE}`)))
}

/** A HEIC of these items, which ends with their bytes. */
export function heicOf(items: readonly HeicItem[], layout: HeicLayout = {}): Bytes {
  const { listVersion = 0, entryVersion = 2 } = layout
  const idLength = entryVersion === 3 ? 4 : 2
  const entries = items.map(({ type }, place) =>
    fullBox('infe', entryVersion, bytesOf(place + 1, idLength), bytesOf(0, 2), latin(`${type}\0`)),
  )
  const names = fullBox('iinf', listVersion, bytesOf(items.length, listVersion === 0 ? 2 : 4), ...entries)
  const inMeta = items.filter(({ method }) => method === 1).map(({ content }) => content)
  const idat = inMeta.length > 0 ? box('idat', ...inMeta) : new Uint8Array()
  const brand = box('ftyp', latin('heic\0\0\0\0mif1heic'))
  const metaWith = (dataAt: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, latin('\0\0\0\0pict')),
      names,
      placesOf(items, layout, dataAt),
      idat,
    )

  const dataAt = brand.length + metaWith(0).length + 8
  const data = items.filter(({ method }) => method !== 1).map(({ content }) => content)
  return joined(brand, metaWith(dataAt), box('mdat', ...data))
}

function placesOf(items: readonly HeicItem[], layout: HeicLayout, dataAt: number): Bytes {
  const { locationVersion: version = 1, placeLength = 4, indexLength = 0 } = layout
  const next = [dataAt, 0, 0]
  const numberLength = version < 2 ? 2 : 4
  const places = items.flatMap(({ content: { length }, method = 0, isPlaced = true }, place) => {
    const start = next[method] ?? 0
    next[method] = start + length
    const inVersion1 = [
      bytesOf(method, 2),
      bytesOf(0, 2),
      bytesOf(0, 4),
      bytesOf(1, 2),
      bytesOf(9, indexLength),
    ]
    const head = version === 0 ? [bytesOf(0, 2), bytesOf(1, 2)] : inVersion1
    const extent = [bytesOf(start, placeLength), bytesOf(length, placeLength)]
    return isPlaced ? [joined(bytesOf(place + 1, numberLength), ...head, ...extent)] : []
  })
  const sizes = Uint8Array.of(placeLength * 0x11, version === 0 ? 0 : 0x40 + indexLength)
  return fullBox('iloc', version, sizes, bytesOf(places.length, numberLength), ...places)
}
