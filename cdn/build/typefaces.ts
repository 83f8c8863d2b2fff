import { openSync, type Font } from 'fontkit'
import { pretendardFile } from './packages.ts'

/** The two weights in which our pictures and documents are written. */
export type Typefaces = { regular: Font; bold: Font }

/** Reads them once for everybody: it takes a good part of a second. */
export function openTypefaces(): Typefaces {
  return { regular: open('Regular'), bold: open('Bold') }
}

function open(weight: string): Font {
  const font = openSync(pretendardFile(`dist/public/static/PretendardGOV-${weight}.otf`))
  if (!('unitsPerEm' in font)) throw new Error(`${weight} is a collection of typefaces`)
  return font
}
