import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEVICE,
  exifOf,
  exifSegment,
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
import { orientationOnly, type Orientation } from './orientation.ts'
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

  it('leaves the bytes of the chosen file as they are', () => {
    const chosen = photo(6)
    cleaned(chosen, kind)
    expect(chosen).toEqual(photo(6))
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
  const restarts = Uint8Array.from({ length: 16 }, (_, at) => (at % 2 ? 0xd0 + (at >> 1) : 0xff))

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

  it.each([
    ['whose last pixels have not arrived', joined(start, tables, frame, scan)],
    ['that ends within a marker', joined(start, frame, scan, Uint8Array.of(0xff))],
    ['with every restart in its pixels', joined(start, frame, scan, restarts, end)],
    ['with a marker that stands alone', joined(start, Uint8Array.of(0xff, 0x01), frame, scan, end)],
    ['of another coding', joined(start, segment(0xf7, latin('frame')), scan, end)],
  ])('%s stays as it is', (_what, bytes) => {
    expect(cleaned(bytes, 'jpg')).toEqual(bytes)
  })

  it('loses a second preview, and what the last kind of segment holds', () => {
    const preview = segment(0xe0, latin(`JFXX\0${PLACE}`))
    const last = segment(0xef, latin(PLACE))
    expect(cleaned(joined(start, jfif, preview, last, frame, scan, end), 'jpg')).toEqual(
      joined(start, jfif, frame, scan, end),
    )
  })

  it('takes its orientation from its Exif data, not from what bears their name or lies before them', () => {
    const others = [segment(0xe4, joined(latin('Exif\0\0'), exifOf(3))), segment(0xe1, exifOf(8))]
    const photo = joined(start, ...others, exifSegment(6), frame, scan, end)
    expect(cleaned(photo, 'jpg')).toEqual(joined(start, segment(0xe1, exif), frame, scan, end))
  })

  it('ends at its end, filling before that or not', () => {
    const filling = Uint8Array.of(0xff)
    const photo = joined(start, frame, scan, filling, end)
    expect(cleaned(joined(photo, latin(PLACE)), 'jpg')).toEqual(photo)
  })

  it('may have filling before a segment', () => {
    const filled = joined(start, Uint8Array.of(0xff, 0xff), frame, scan, end)
    expect(cleaned(filled, 'jpg')).toEqual(filled)
  })

  it.each([
    ['without a picture', joined(start, jfif, end)],
    ['with something between its segments', joined(start, tables, latin('x'), frame, scan, end)],
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

  it('whose end has not arrived stays as it is', () => {
    const cut = joined(signature, header, pixels)
    expect(cleaned(cut, 'png')).toEqual(cut)
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

  it.each([
    ['without a picture', riff(riffChunk('EXIF', exifOf(1)))],
    ['whose picture is cut', riff(pixels).slice(0, -1)],
  ])('%s is refused', (_what, bytes) => {
    expect(() => withoutMetadata(bytes, 'webp')).toThrow(UnreadablePhoto)
  })
})
