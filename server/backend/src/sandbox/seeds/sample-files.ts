import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_PDF } from './sample-pdf.ts'

/** Small files of each kind that a browser shows: an empty page, a receipt, and a waybill. */
export const sampleFiles = {
  pdf: SAMPLE_PDF,
  png: picture('receipt.png'),
  jpg: picture('waybill.jpg'),
} as const satisfies Record<string, Buffer>

export type SampleFileKind = keyof typeof sampleFiles

function picture(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, 'pictures', name))
}
