import { bytesOf, joined, latin, numberAt, textAt, type Bytes } from './bytes.ts'

/** The turn that makes a picture upright, in the numbers of Exif: 1 is none, 6 a quarter turn clockwise. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const UPRIGHT = 1
const ORIENTATION_TAG = 0x0112
const ENTRY_LENGTH = 12
const SHORT = 3

/** Reads the orientation from Exif data that begin at their TIFF header. Upright if there is none. */
export function orientationIn(tiff: Bytes): Orientation {
  const order = textAt(tiff, 0, 2) === 'II' ? 'little' : 'big'
  const read = (at: number, length: number) =>
    at + length <= tiff.length ? numberAt(tiff, at, length, order) : 0

  const directory = read(4, 4)
  const entries = Array.from(
    { length: read(directory, 2) },
    (_, place) => directory + 2 + place * ENTRY_LENGTH,
  )
  const entry = entries.find(at => read(at, 2) === ORIENTATION_TAG)
  const value = entry === undefined ? UPRIGHT : read(entry + 8, 2)
  return isOrientation(value) ? value : UPRIGHT
}

/** Returns Exif data that hold nothing but an orientation; null for an upright picture, which needs none. */
export function orientationOnly(orientation: Orientation): Bytes | null {
  if (orientation === UPRIGHT) return null
  const entry = [ORIENTATION_TAG, SHORT].map(number => bytesOf(number, 2))
  return joined(
    latin('MM\0*'),
    bytesOf(8, 4),
    bytesOf(1, 2),
    ...entry,
    bytesOf(1, 4),
    bytesOf(orientation, 2),
    bytesOf(0, 2),
    bytesOf(0, 4),
  )
}

function isOrientation(value: number): value is Orientation {
  return Number.isInteger(value) && value >= 1 && value <= 8
}
