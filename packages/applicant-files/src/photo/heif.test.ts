import { describe, expect, it } from 'vitest'
import {
  box,
  DEVICE,
  exifOf,
  fullBox,
  HEIC_PIXELS,
  heicItems,
  heicOf,
  type HeicItem,
  phoneHeic,
  PLACE,
} from '../testing/photos.ts'
import { bytesOf, joined, latin, type Bytes } from './bytes.ts'
import { heifWithoutMetadata } from './heif.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

const cleaned = (bytes: Bytes) => joined(...heifWithoutMetadata(bytes))
const textOf = (bytes: Bytes) => new TextDecoder('latin1').decode(bytes)
/** Four bytes to the header, the header, and a directory without entries. */
const EMPTY_EXIF = latin('\0\0\0\0MM\0*\0\0\0\b\0\0\0\0\0\0')

describe('a HEIC', () => {
  it.each([
    { locationVersion: 0 },
    { locationVersion: 1 },
    { locationVersion: 2 },
    { locationVersion: 1, exifInMeta: true },
    { indexLength: 4 },
    { placeLength: 8 },
    { listVersion: 1 },
    { entryVersion: 3 },
  ] as const)('laid out as %j keeps its length and its pixels where they were', layout => {
    const original = phoneHeic(6, layout)
    const clean = cleaned(original)
    expect(textOf(clean)).not.toContain(PLACE)
    expect(textOf(clean)).not.toContain(DEVICE)
    expect(textOf(clean)).not.toContain('mpvd')
    expect(clean.length).toBe(original.length)
    expect(textOf(clean).indexOf(textOf(HEIC_PIXELS))).toBe(textOf(original).indexOf(textOf(HEIC_PIXELS)))
  })

  it('that ends with its last item loses that too', () => {
    expect(textOf(cleaned(heicOf(heicItems(6))))).not.toContain(PLACE)
  })

  it('keeps Exif data that can be read, and are empty', () => {
    const exif = joined(bytesOf(0, 4), exifOf(6))
    const clean = cleaned(heicOf([{ type: 'Exif', content: exif }]))
    expect(clean.slice(-exif.length)).toEqual(
      joined(EMPTY_EXIF, new Uint8Array(exif.length - EMPTY_EXIF.length)),
    )
  })

  it.each([
    ['as long as empty ones', new Uint8Array(EMPTY_EXIF.length).fill(1), EMPTY_EXIF],
    [
      'shorter than these',
      new Uint8Array(EMPTY_EXIF.length - 1).fill(1),
      new Uint8Array(EMPTY_EXIF.length - 1),
    ],
  ])('keeps the pixels behind Exif data that are %s', (_what, content, left) => {
    const items = [
      { type: 'Exif', content },
      { type: 'hvc1', content: HEIC_PIXELS },
    ]
    expect(cleaned(heicOf(items)).slice(-HEIC_PIXELS.length - left.length)).toEqual(joined(left, HEIC_PIXELS))
  })

  it.each(['mime', 'uri '])('loses descriptions of the kind %j', type => {
    const content = latin(PLACE)
    expect(textOf(cleaned(heicOf([...heicItems(1), { type, content }])))).not.toContain(PLACE)
  })

  it('loses descriptions of the old kind, which has no name', () => {
    const picture: HeicItem = { type: 'hvc1', content: latin(PLACE) }
    expect(textOf(cleaned(heicOf([picture], { entryVersion: 1 })))).not.toContain(PLACE)
    expect(textOf(cleaned(heicOf([picture])))).toContain(PLACE)
  })

  it('may name a description that is nowhere', () => {
    const photo = heicOf([...heicItems(1), { type: 'mime', content: latin('x'), isPlaced: false }])
    expect(textOf(cleaned(photo))).toContain(textOf(HEIC_PIXELS))
  })

  it('loses what a sequence says of place, at every depth', () => {
    const personal = box('udta', latin(PLACE))
    const film = box('moov', box('mvhd', latin('times')), personal, box('trak', personal, box('mdia')))
    const clean = cleaned(joined(box('ftyp', latin('hevc')), film))
    expect(textOf(clean)).not.toContain(PLACE)
    expect(textOf(clean)).toContain('mvhdtimes')
  })

  it('may have boxes whose length is in eight bytes, or is the rest', () => {
    const long = joined(bytesOf(1, 4), latin('uuid'), bytesOf(16 + PLACE.length, 8), latin(PLACE))
    const rest = joined(bytesOf(0, 4), latin('uuid'), latin(PLACE))
    const clean = cleaned(joined(heicOf(heicItems(1)), long, rest))
    expect(textOf(clean)).not.toContain(PLACE)
    const lengths = [
      clean.slice(-rest.length, -rest.length + 4),
      clean.slice(-rest.length - long.length).slice(8, 16),
    ]
    expect(lengths).toEqual([bytesOf(0, 4), bytesOf(16 + PLACE.length, 8)])
  })
})

describe('a HEIC is refused', () => {
  const exif = (content: Bytes, given: Partial<HeicItem> = {}) =>
    heicOf([{ type: 'Exif', content, ...given }])
  const inTwoPlaces: HeicItem[] = [
    { type: 'Exif', content: exifOf(6), method: 2 },
    { type: 'mime', content: latin('x'), method: 1 },
  ]
  const lackingAt = textOf(exif(latin('idat'), { method: 1 })).indexOf('idat')
  const brand = box('ftyp', latin('heic'))
  const places = fullBox('iloc', 1, Uint8Array.of(0x44, 0x40), bytesOf(0, 2))
  const entryOfOne = fullBox('infe', 2, bytesOf(1, 2), bytesOf(0, 2), latin('Exif'))
  const names = fullBox('iinf', 0, bytesOf(1, 2), entryOfOne)

  it.each([
    ['without a picture', joined(brand, box('mdat', latin('x')))],
    ['that names no items', joined(brand, fullBox('meta', 0, places))],
    ['that names no places', joined(brand, fullBox('meta', 0, names))],
    ['whose Exif data have no length', exif(new Uint8Array())],
    ['whose Exif data end behind it', heicOf(heicItems(6)).slice(0, -1)],
    ['whose Exif data are in another item', exif(exifOf(6), { method: 2 })],
    ['whose Exif data are in another item, beside one in its head', heicOf(inTwoPlaces)],
    ['whose Exif data are in a box that it lacks', exif(latin('idat'), { method: 1 }).with(lackingAt, 0)],
    ['with a box shorter than its head', joined(heicOf(heicItems(1)), bytesOf(4, 4), box('uuid'))],
    ['with a box longer than the rest', joined(heicOf(heicItems(1)), bytesOf(9, 4), latin('uuid'))],
    [
      'whose list is too short for its version',
      joined(brand, fullBox('meta', 0, box('iinf', latin('x')), places)),
    ],
  ])('%s', (_what, bytes) => {
    expect(() => heifWithoutMetadata(bytes)).toThrow(UnreadablePhoto)
  })
})
