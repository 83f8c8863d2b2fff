import { joined, latin, type Bytes } from '../photo/bytes.ts'
import { exifSegment, segment } from './photos.ts'

type Measures = { width: number; height: number }

/** A real picture: its left half red, its right half blue. */
export async function picture({ width, height }: Measures, type = 'image/jpeg'): Promise<Bytes> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#f00'
  pen.fillRect(0, 0, width / 2, height)
  pen.fillStyle = '#00f'
  pen.fillRect(width / 2, 0, width / 2, height)
  return bytesIn(await canvas.convertToBlob({ type, quality: 0.9 }))
}

/** A real JPEG with a phone's Exif data and a comment in it. */
export async function phonePicture(measures: Measures, orientation: number): Promise<Bytes> {
  const plain = await picture(measures)
  const comment = segment(0xfe, latin('a comment'))
  return joined(plain.subarray(0, 2), exifSegment(orientation), comment, plain.subarray(2))
}

/** Returns the measures of an upright picture, and the colours in its corners. */
export async function lookOf(content: Blob) {
  const bitmap = await createImageBitmap(content)
  const { width, height } = bitmap
  const pen = new OffscreenCanvas(width, height).getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.drawImage(bitmap, 0, 0)
  const colourAt = (x: number, y: number) => nameOf(pen.getImageData(x, y, 1, 1).data)
  return {
    width,
    height,
    topLeft: colourAt(2, 2),
    topRight: colourAt(width - 3, 2),
    bottomLeft: colourAt(2, height - 3),
  }
}

export async function bytesIn(content: Blob): Promise<Bytes> {
  return new Uint8Array(await content.arrayBuffer())
}

export async function textIn(content: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await content.arrayBuffer())
}

function nameOf([red = 0, green = 0, blue = 0]: Uint8ClampedArray): string {
  if (red > 200 && green > 200 && blue > 200) return 'white'
  return red > blue ? 'red' : 'blue'
}
