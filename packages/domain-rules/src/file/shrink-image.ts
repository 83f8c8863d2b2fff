import { UPLOAD_LIMIT_BYTES } from '../programme.ts'
import type { FileFacts } from './check-file.ts'
import type { UploadScreen } from './file-kinds.ts'

export const IMAGE_BOUND = { width: 3840, height: 2160 } as const
export const IMAGE_QUALITY = 0.95

type Measures = { width: number; height: number }

/** Returns true if an image is to be shrunk before the upload; an application's documents never are (FILE-08, AMB-58). */
export function needsShrinking({ size, kind }: FileFacts, screen: UploadScreen): boolean {
  const isImage = kind !== null && kind !== 'pdf'
  return isImage && screen !== 'application' && size > UPLOAD_LIMIT_BYTES
}

/** Returns the measures of an image within 3840x2160 or another bound, in whole pixels and the same proportions; never larger than before (FILE-08). */
export function shrunkMeasures({ width, height }: Measures, bound: Measures = IMAGE_BOUND): Measures {
  const scale = Math.min(1, bound.width / width, bound.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
