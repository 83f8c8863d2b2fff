import { describe, expect, it } from 'vitest'
import { exifOf } from '../testing/photos.ts'
import { latin, part, type Bytes } from './bytes.ts'
import { crc32 } from './crc32.ts'
import { orientationIn, orientationOnly, type Orientation } from './orientation.ts'
import { UnreadablePhoto } from './unreadable-photo.ts'

it('takes a part of bytes, and refuses one that is not there', () => {
  expect(part(latin('abc'), 1, 3)).toEqual(latin('bc'))
  for (const [start, end] of [
    [-1, 1],
    [2, 1],
    [0, 4],
  ] as const)
    expect(() => part(latin('abc'), start, end)).toThrow(UnreadablePhoto)
})

it.each([
  ['123456789', 0xcbf43926],
  ['IEND', 0xae426082],
])('the checksum of %s is that of every PNG', (text, sum) => {
  expect(crc32(latin(text))).toBe(sum)
})

describe('an orientation', () => {
  const turned = (orientation: Orientation): Bytes => orientationOnly(orientation) ?? new Uint8Array()

  it('is read as it is written; an upright picture needs none', () => {
    for (const orientation of [2, 3, 4, 5, 6, 7, 8] as const)
      expect(orientationIn(turned(orientation))).toBe(orientation)
    expect(orientationOnly(1)).toBeNull()
  })

  it.each([0, 9])('of %d is upright', orientation => {
    expect(orientationIn(exifOf(orientation))).toBe(1)
  })

  it('is read up to the last byte of cut Exif data, and is upright behind it', () => {
    expect(orientationIn(turned(6).slice(0, 20))).toBe(6)
    expect(orientationIn(turned(6).slice(0, 19))).toBe(1)
  })
})
