import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { typefaceFiles } from './packages.ts'

/** A picture of our own. */
export type Drawing = {
  /** Its file's name without `.svg`. */
  name: string
  /** The caption under it, its `<title>`. */
  caption: string
  /** Its text alternative: its `<desc>`, else its title. */
  alt: string
  width: number
  height: number
  /** Only paths and groups: they need no typeface. */
  svg: string
}

/** The drawings by their folder. */
export type Drawings = Record<'evidence' | 'notices', readonly Drawing[]>

const sources = join(import.meta.dirname, '../drawings')
const font = {
  loadSystemFonts: false,
  fontFiles: Object.values(typefaceFiles),
  defaultFontFamily: 'Pretendard GOV',
}

/** Reads all drawings, and converts their words to outlines. */
export function readDrawings(): Drawings {
  return { evidence: readFolder('evidence'), notices: readFolder('notices') }
}

/** Writes the drawings as files for a page, each kind into a folder of its own. */
export async function writeDrawings(folder: string, drawings: Drawings): Promise<void> {
  for (const [kind, ofKind] of Object.entries(drawings)) {
    await mkdir(join(folder, kind), { recursive: true })
    for (const { name, svg } of ofKind) await writeFile(join(folder, kind, `${name}.svg`), svg)
  }
}

/** Writes the picture of link previews, which programs accept as PNG only: 1200 by 630 pixels. */
export async function writeSharePicture(folder: string): Promise<void> {
  const picture = new Resvg(readFileSync(join(sources, 'share/share.svg'), 'utf8'), { font })
  await writeFile(join(folder, 'share.png'), picture.render().asPng())
}

function readFolder(kind: string): Drawing[] {
  return readdirSync(join(sources, kind)).map(file => readDrawing(join(sources, kind, file)))
}

function readDrawing(file: string): Drawing {
  const source = readFileSync(file, 'utf8')
  const name = basename(file, '.svg')
  const read = new Resvg(source, { font })
  const caption = /<title>(.+)<\/title>/.exec(source)?.[1] ?? ''
  const alt = /<desc>(.+)<\/desc>/.exec(source)?.[1] ?? caption
  return { name, caption, alt, width: read.width, height: read.height, svg: rounded(read.toString()) }
}

/** A tenth of a unit is finer than any screen, and half the file. */
function rounded(svg: string): string {
  return svg.replaceAll(/ d="[^"]+"/g, path =>
    path.replaceAll(/-?\d+\.\d+/g, number => String(Math.round(Number(number) * 10) / 10)),
  )
}
