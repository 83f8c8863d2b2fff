import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { documents } from 'public-documents'
import type { Drawing } from './drawings.ts'
import { writePdf } from './pdf/write-pdf.ts'
import type { Typefaces } from './typefaces.ts'

/** Writes every public document as a PDF, each to its own path under the folder. */
export async function writeDocuments(
  folder: string,
  evidence: readonly Drawing[],
  typefaces: Typefaces,
): Promise<void> {
  const pictures = new Map(evidence.map(drawing => [drawing.name, drawing]))
  for (const content of Object.values(documents)) {
    const file = join(folder, content.path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await writePdf(content, { pictures, typefaces }))
  }
}
