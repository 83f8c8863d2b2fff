import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

/** The place in the photo's Exif data. */
export const PLACE = 'N37.5665 E126.9780'

const COMMENT_BYTES = 65_000
const SIDEWAYS = 6

/**
 * Writes a JPEG as a phone takes it: 4000x3000 and turned sideways, over 10 MB, with its place in the data. Once upright,
 * its top is red and its bottom blue. The page draws it. Playwright gets a file: bytes would be decoded slowly.
 */
export async function takePhonePhoto(page: Page, file: string): Promise<void> {
  const plain = Buffer.from(await page.evaluate(drawHalves), 'base64')
  const comment = Buffer.alloc(COMMENT_BYTES, PLACE)
  const comments = Array.from({ length: 170 }, () => segment(0xfe, comment))
  const start = plain.subarray(0, 2)
  const rest = plain.subarray(2)
  await writeFile(file, Buffer.concat([start, segment(0xe1, orientation(SIDEWAYS)), ...comments, rest]))
}

/** Returns the shown size of a picture, and the stronger colour at its top and at its bottom. */
export function lookOf(page: Page, content: Buffer) {
  return page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    const { width, height } = picture
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (!pen) throw new Error('no canvas')
    pen.drawImage(picture, 0, 0)
    const colourAt = (y: number) => {
      const [red = 0, , blue = 0] = pen.getImageData(width / 2, y, 1, 1).data
      return red > blue ? 'red' : 'blue'
    }
    return { width, height, top: colourAt(5), bottom: colourAt(height - 5) }
  }, content.toString('base64'))
}

function segment(marker: number, content: Buffer): Buffer {
  const length = content.byteLength + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), content])
}

/** Returns Exif data with the orientation alone. */
function orientation(value: number): Buffer {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
  const directory = Buffer.from([0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0])
  return Buffer.concat([Buffer.from('Exif\0\0MM\0*', 'latin1'), directory])
}

/** Runs in the page: the left half red, the right half blue. */
async function drawHalves(): Promise<string> {
  const canvas = new OffscreenCanvas(4000, 3000)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#f00'
  pen.fillRect(0, 0, 2000, 3000)
  pen.fillStyle = '#00f'
  pen.fillRect(2000, 0, 2000, 3000)
  const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.5 })
  const bytes = new Uint8Array(await photo.arrayBuffer())
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}
