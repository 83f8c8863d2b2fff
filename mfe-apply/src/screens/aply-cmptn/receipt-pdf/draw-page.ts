import type { PlacedText } from './write-pdf.ts'

/** What a page shows from top to bottom; a row is a name and a fact. */
export type PageContent = {
  title: string
  lead: string
  sections: readonly { title: string; rows: readonly (readonly [name: string, fact: string])[] }[]
}

export type DrawnPage = { canvas: HTMLCanvasElement; texts: PlacedText[] }

/** This browser cannot make a picture of a page. */
export class CannotDraw extends Error {
  override readonly name = 'CannotDraw'
}

/** A4 at 200 dots per inch. */
const WIDTH = 1654
const HEIGHT = 2339
const MARGIN = 150
const FACTS_AT = MARGIN + 380
const SIZES = { title: 56, heading: 38, text: 30 }

/** Draws a page in the letters of the site, and says where each text lies. @throws CannotDraw */
export async function drawPage(content: PageContent, family: string): Promise<DrawnPage> {
  await document.fonts.load(`${SIZES.text}px ${family}`, JSON.stringify(content))
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new CannotDraw()
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, WIDTH, HEIGHT)

  const texts: PlacedText[] = []
  /** Writes a text within its column; returns where it ends. */
  const write = (text: string, x: number, top: number, size: number, weight = 400): number => {
    pen.font = `${weight} ${size}px ${family}`
    pen.fillStyle = '#1e2124'
    const lines = linesOf(text, WIDTH - MARGIN - x, part => pen.measureText(part).width)
    lines.forEach((line, at) => {
      const y = top + size * 1.5 * at + size * 1.1
      pen.fillText(line, x, y)
      texts.push({ text: line, x, y, size, width: pen.measureText(line).width })
    })
    return top + size * 1.5 * lines.length
  }

  let y = write(content.title, MARGIN, MARGIN, SIZES.title, 700) + 20
  y = write(content.lead, MARGIN, y, SIZES.text)
  for (const { title, rows } of content.sections) {
    y = write(title, MARGIN, y + 50, SIZES.heading, 700) + 12
    for (const [name, fact] of rows) {
      pen.fillStyle = '#cdd1d5'
      pen.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, 2)
      const belowName = write(name, MARGIN, y + 12, SIZES.text, 700)
      y = Math.max(belowName, write(fact, FACTS_AT, y + 12, SIZES.text)) + 12
    }
  }
  return { canvas, texts }
}

/** The words of a text in lines that are not wider than there is room; a longer word is parted. */
export function linesOf(text: string, room: number, widthOf: (part: string) => number): string[] {
  const lines = ['']
  for (const word of text.split(/(?<= )/)) {
    const line = lines.at(-1) ?? ''
    if (widthOf((line + word).trimEnd()) <= room) lines[lines.length - 1] = line + word
    else for (const part of partsOf(word, room, widthOf)) lines.push(part)
  }
  return lines.map(line => line.trimEnd()).filter(line => line !== '')
}

function partsOf(word: string, room: number, widthOf: (part: string) => number): string[] {
  const parts = ['']
  for (const character of word) {
    const part = parts.at(-1) ?? ''
    if (widthOf((part + character).trimEnd()) <= room) parts[parts.length - 1] = part + character
    else parts.push(character)
  }
  return parts
}
