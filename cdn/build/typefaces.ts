import { openSync, type Font } from 'fontkit'
import { typefaceFiles } from './packages.ts'

/** The two weights of our documents. */
export type Typefaces = { regular: Font; bold: Font }

/** Opens both weights. One call serves all documents: opening them for each takes three times as long. */
export function openTypefaces(): Typefaces {
  return { regular: open(typefaceFiles.regular), bold: open(typefaceFiles.bold) }
}

function open(file: string): Font {
  const font = openSync(file)
  if (!('unitsPerEm' in font)) throw new Error(`${file} is a collection of typefaces`)
  return font
}
