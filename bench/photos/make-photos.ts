import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'

/** Photos of 12 megapixels, like a phone's. They show noise, so that each exceeds 10 MB and has to shrink. */
const MEASURES = { width: 4000, height: 3000 }

/** Writes so many photos into a folder, drawn by the browser of a page. @returns their paths, and the bytes of each */
export async function makePhotos(page: Page, folder: string, count: number) {
  const content = Buffer.from(await page.evaluate(drawNoise, MEASURES), 'base64')
  const paths = Array.from({ length: count }, (_, place) => join(folder, `photo-${place + 1}.jpg`))
  await mkdir(folder, { recursive: true })
  for (const path of paths) await writeFile(path, content)
  return { paths, bytes: content.byteLength }
}

/** Runs in the page. */
async function drawNoise({ width, height }: typeof MEASURES): Promise<string> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const rows = 100
  for (let top = 0; top < height; top += rows) {
    const noise = new Uint8ClampedArray(width * rows * 4)
    // The largest number of random bytes that one call returns.
    for (let at = 0; at < noise.length; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536))
    for (let at = 3; at < noise.length; at += 4) noise[at] = 255
    pen.putImageData(new ImageData(noise, width), 0, top)
  }
  const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.93 })
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(photo)
  })
}
