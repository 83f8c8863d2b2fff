import { UnreadablePhoto } from './unreadable-photo.ts'

/** A part of a larger array of bytes; shares its memory. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Returns the bytes from one place up to another. @throws UnreadablePhoto when there are not so many */
export function part(bytes: Bytes, start: number, end: number): Bytes {
  if (start < 0 || end < start || end > bytes.length) throw new UnreadablePhoto('It ends too early.')
  return bytes.subarray(start, end)
}

/** Reads a whole number of up to six bytes. @throws UnreadablePhoto when there are not so many */
export function numberAt(bytes: Bytes, at: number, length: number, order: 'big' | 'little' = 'big'): number {
  const digits = part(bytes, at, at + length)
  const ordered = order === 'big' ? digits : digits.toReversed()
  return ordered.reduce((number, byte) => number * 256 + byte, 0)
}

/** Reads up to `length` characters, one for each byte. */
export function textAt(bytes: Bytes, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** Writes each character as one byte. */
export function latin(text: string): Bytes {
  return Uint8Array.from(text, character => character.charCodeAt(0))
}

/** Writes a whole number as so many bytes. */
export function bytesOf(number: number, length: number, order: 'big' | 'little' = 'big'): Bytes {
  const big = Uint8Array.from({ length }, (_, place) => Math.floor(number / 256 ** (length - 1 - place)))
  return order === 'big' ? big : big.toReversed()
}

export function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, { byteLength }) => length + byteLength, 0))
  let at = 0
  for (const piece of parts) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}
