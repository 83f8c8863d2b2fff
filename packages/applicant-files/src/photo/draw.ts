import { IMAGE_QUALITY, shrunkMeasures } from 'domain-rules/file'
import { UnreadablePhoto } from './unreadable-photo.ts'

type Measures = { width: number; height: number }
type Canvas = OffscreenCanvas | HTMLCanvasElement

const JPEG = 'image/jpeg'

/** Draws the picture as an upright JPEG within a bound (FILE-08, FILE-09). @throws UnreadablePhoto if not decodable */
export async function drawn(photo: Blob, bound: Measures): Promise<Blob> {
  const picture = await decoded(photo)
  const canvas = canvasOf(shrunkMeasures(picture, bound))
  try {
    draw(picture, canvas)
  } finally {
    picture.close()
  }
  return encoded(canvas)
}

async function decoded(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    throw new UnreadablePhoto('The browser cannot decode it.', { cause: error })
  }
}

// Older browsers have no canvas outside the document.
function canvasOf({ width, height }: Measures): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

function draw(picture: ImageBitmap, canvas: Canvas): void {
  const pen = canvas.getContext('2d')
  if (!pen) throw new UnreadablePhoto('There is no memory left to draw it in.')
  // JPEG has no transparency: draws on white, like paper.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
}

async function encoded(canvas: Canvas): Promise<Blob> {
  const options = { type: JPEG, quality: IMAGE_QUALITY }
  if ('convertToBlob' in canvas) return canvas.convertToBlob(options)
  const blob = await new Promise<Blob | null>(resolve => {
    canvas.toBlob(resolve, options.type, options.quality)
  })
  if (!blob) throw new UnreadablePhoto('It cannot be encoded.')
  return blob
}
