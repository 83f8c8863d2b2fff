import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  box,
  DEVICE,
  exifOf,
  HEIC_PIXELS,
  jpegParts,
  phoneHeic,
  phoneJpeg,
  phonePng,
  phoneWebp,
  PLACE,
  pngChunk,
  pngParts,
  riff,
  riffChunk,
  segment,
  webpParts,
} from '../testing/photos.ts'
import { joined, latin, type Bytes } from './bytes.ts'
import { orientationIn, orientationOnly, type Orientation } from './orientation.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'
import { withoutMetadata, type PhotoKind } from './without-metadata.ts'

const cleaned = (bytes: Bytes, kind: PhotoKind) => joined(...withoutMetadata(bytes, kind))
const textOf = (bytes: Bytes) => new TextDecoder('latin1').decode(bytes)
const turned = (orientation: Orientation) => orientationOnly(orientation) ?? new Uint8Array()

const photos: [PhotoKind, (orientation: number) => Bytes][] = [
  ['jpg', phoneJpeg],
  ['png', phonePng],
  ['webp', phoneWebp],
  ['heic', phoneHeic],
]

function lengthUnlessRefused(bytes: Bytes, kind: PhotoKind): number {
  try {
    return cleaned(bytes, kind).length
  } catch (error) {
    if (error instanceof UnreadablePhoto) return 0
    throw error
  }
}

describe.each(photos)('a %s', (kind, photo) => {
  it('keeps nothing of place and device', () => {
    expect(textOf(photo(6))).toContain(PLACE)
    expect(textOf(cleaned(photo(6), kind))).not.toContain(PLACE)
    expect(textOf(cleaned(photo(6), kind))).not.toContain(DEVICE)
  })

  it('is left as it is the second time', () => {
    const once = cleaned(photo(6), kind)
    expect(cleaned(once, kind)).toEqual(once)
  })

  it('that has been cut, or is something else, is either followed or refused', () => {
    const anyCut = fc.nat({ max: photo(6).length }).map(length => photo(6).slice(0, length))
    const anyChange = fc
      .tuple(fc.nat({ max: photo(6).length - 1 }), fc.nat({ max: 255 }))
      .map(([at, byte]) => photo(6).with(at, byte))
    fc.assert(
      fc.property(fc.oneof(anyCut, anyChange, fc.uint8Array()), bytes => {
        expect(lengthUnlessRefused(Uint8Array.from(bytes), kind)).toBeLessThanOrEqual(bytes.length + 40)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a JPEG', () => {
  const { start, jfif, colours, adobe, tables, frame, scan, end } = jpegParts
  const exif = joined(latin('Exif\0\0'), turned(6))

  it('keeps its pixels, tables and colours, byte for byte', () => {
    expect(cleaned(phoneJpeg(1), 'jpg')).toEqual(
      joined(start, jfif, colours, adobe, tables, frame, scan, scan, end),
    )
  })

  it.each(['big', 'little'] as const)('is shown the same way up (%s end first)', order => {
    expect(cleaned(phoneJpeg(6, order), 'jpg')).toEqual(
      joined(start, jfif, segment(0xe1, exif), colours, adobe, tables, frame, scan, scan, end),
    )
  })

  it('whose last pixels have not arrived stays as it is', () => {
    const cut = joined(start, tables, frame, scan)
    expect(cleaned(cut, 'jpg')).toEqual(cut)
  })

  it('may have filling before a segment', () => {
    const filled = joined(start, Uint8Array.of(0xff, 0xff), frame, scan, end)
    expect(cleaned(filled, 'jpg')).toEqual(filled)
  })

  it.each([
    ['without a picture', joined(start, jfif, end)],
    ['with something between its segments', joined(start, latin('x'), frame, scan, end)],
    ['whose segment ends behind its end', joined(start, Uint8Array.of(0xff, 0xe1, 0xff, 0xff))],
  ])('%s is refused', (_what, bytes) => {
    expect(() => withoutMetadata(bytes, 'jpg')).toThrow(UnreadablePhoto)
  })
})

describe('a PNG', () => {
  const { signature, header, colours, pixels, end } = pngParts

  it('keeps its pixels and colours, byte for byte', () => {
    expect(cleaned(phonePng(1), 'png')).toEqual(joined(signature, header, colours, pixels, end))
  })

  it('is shown the same way up', () => {
    const orientation = pngChunk('eXIf', turned(8))
    expect(cleaned(phonePng(8), 'png')).toEqual(joined(signature, header, colours, orientation, pixels, end))
  })
})

describe('a WebP', () => {
  const { header, colours, pixels } = webpParts
  const flagged = (flags: number) => header.with(8, flags)

  it('keeps its pixels and colours, byte for byte, and does not announce what is gone', () => {
    expect(cleaned(phoneWebp(1), 'webp')).toEqual(riff(flagged(0b100000), colours, pixels))
  })

  it('is shown the same way up', () => {
    const orientation = riffChunk('EXIF', turned(3))
    expect(cleaned(phoneWebp(3), 'webp')).toEqual(riff(flagged(0b101000), colours, pixels, orientation))
  })

  it('reads the orientation behind a name too', () => {
    const named = riffChunk('EXIF', joined(latin('Exif\0\0'), exifOf(6)))
    expect(cleaned(riff(header, pixels, named), 'webp')).toEqual(
      riff(flagged(0b101000), pixels, riffChunk('EXIF', turned(6))),
    )
  })

  it('of a single chunk stays as it is', () => {
    expect(cleaned(riff(pixels), 'webp')).toEqual(riff(pixels))
  })
})

describe('a HEIC', () => {
  it.each([
    { locationVersion: 0 },
    { locationVersion: 1 },
    { locationVersion: 2 },
    { locationVersion: 1, exifInMeta: true },
  ] as const)('laid out as %j keeps its length and its pixels where they were', layout => {
    const original = phoneHeic(6, layout)
    const clean = cleaned(original, 'heic')
    expect(textOf(clean)).not.toContain(PLACE)
    expect(textOf(clean)).not.toContain(DEVICE)
    expect(clean.length).toBe(original.length)
    expect(textOf(clean).indexOf(textOf(HEIC_PIXELS))).toBe(textOf(original).indexOf(textOf(HEIC_PIXELS)))
  })

  it('loses what a sequence says of place, at every depth', () => {
    const personal = box('udta', latin(PLACE))
    const film = box('moov', box('mvhd', latin('times')), personal, box('trak', personal, box('mdia')))
    const clean = cleaned(joined(phoneHeic(1), film), 'heic')
    expect(textOf(clean)).not.toContain(PLACE)
    expect(textOf(clean)).toContain('mvhdtimes')
  })

  it('that does not say where its Exif data lie is refused', () => {
    const original = phoneHeic(1)
    const lengthOfExif = textOf(original).indexOf('iloc') + 4 + 4 + 4 + 18 + 14
    expect(() => withoutMetadata(original.with(lengthOfExif, 0xff), 'heic')).toThrow(UnreadablePhoto)
  })
})

it('reads every orientation that it writes', () => {
  for (const orientation of [2, 3, 4, 5, 6, 7, 8] as const) {
    expect(orientationIn(turned(orientation))).toBe(orientation)
  }
  expect(orientationOnly(1)).toBeNull()
})
