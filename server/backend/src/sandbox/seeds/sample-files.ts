import { readFileSync } from 'node:fs'
import { SAMPLE_PDF } from './sample-pdf.ts'

/** Small files of each kind that a browser shows: an empty page, a receipt, and a waybill. */
export const sampleFiles = {
  pdf: SAMPLE_PDF,
  png: readFileSync(new URL('./pictures/receipt.png', import.meta.url)),
  jpg: readFileSync(new URL('./pictures/waybill.jpg', import.meta.url)),
} as const satisfies Record<string, Buffer>

export type SampleFileKind = keyof typeof sampleFiles
