import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { evidence } from '../drawings/evidence.ts'
import { notices } from '../drawings/notices.ts'
import { outlineWords } from './drawing/outline.ts'
import { toSvg } from './drawing/to-svg.ts'
import type { Typefaces } from './typefaces.ts'

/** Writes the drawings of evidence and of notices as files, each kind into a folder of its own. */
export async function writeDrawings(folder: string, typefaces: Typefaces): Promise<void> {
  for (const [name, drawings] of Object.entries({ evidence, notices })) {
    await mkdir(join(folder, name), { recursive: true })
    for (const drawing of drawings) {
      const svg = toSvg(drawing, outlineWords(drawing.shapes, typefaces))
      await writeFile(join(folder, name, `${drawing.name}.svg`), svg)
    }
  }
}
