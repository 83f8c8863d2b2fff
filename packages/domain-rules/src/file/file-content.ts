import type { FileKind } from './file-kinds.ts'

const JPG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const BRAND_LENGTH = 4
const FIRST_COMPATIBLE_BRAND = 16
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
// HEIF is only a container: AVIF uses it too, and adds a brand of its own.
const HEIF_BRANDS = ['mif1', 'msf1']
const AVIF_BRANDS = ['avif', 'avis']

/** Number of bytes at the head of a file that suffice to detect its kind. */
export const FILE_HEAD_BYTES = 64

/** Returns the kind of a file by its first bytes, whatever its name; null for kinds that no screen accepts. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, JPG)) return 'jpg'
  if (startsWith(bytes, PNG)) return 'png'
  if (textAt(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp'
  return isHeif(brandsOf(bytes)) ? 'heic' : null
}

function isHeif(brands: readonly string[]): boolean {
  if (brands.some(brand => AVIF_BRANDS.includes(brand))) return false
  return brands.some(brand => HEIC_BRANDS.includes(brand) || HEIF_BRANDS.includes(brand))
}

/** Returns the major and the compatible brands in the first box of a file of the ISO media family. */
function brandsOf(bytes: Uint8Array): string[] {
  if (textAt(bytes, 4, BRAND_LENGTH) !== 'ftyp') return []

  const end = Math.min(boxLength(bytes), bytes.length)
  const brands = [textAt(bytes, 8, BRAND_LENGTH)]
  for (let at = FIRST_COMPATIBLE_BRAND; at + BRAND_LENGTH <= end; at += BRAND_LENGTH) {
    brands.push(textAt(bytes, at, BRAND_LENGTH))
  }
  return brands
}

function boxLength(bytes: Uint8Array): number {
  return bytes.slice(0, 4).reduce((length, byte) => length * 256 + byte, 0)
}

function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, place) => bytes[place] === byte)
}

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.slice(start, start + length))
}
