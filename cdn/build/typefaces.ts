import { openSync, type Font } from 'fontkit'
import { typefaceFiles } from './packages.ts'

/** The two weights in which our documents are written. */
export type Typefaces = { regular: Font; bold: Font }

/** Opened once for all documents, which takes a third of the time that opening them for each would take. */
export function openTypefaces(): Typefaces {
  return { regular: open(typefaceFiles.regular), bold: open(typefaceFiles.bold) }
}

function open(file: string): Font {
  const font = openSync(file)
  if (!('unitsPerEm' in font)) throw new Error(`${file} is a collection of typefaces`)
  return font
}
