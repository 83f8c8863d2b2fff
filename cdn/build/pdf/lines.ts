import { ink, type Paper } from './paper.ts'

export type Type = { size: number; bold?: boolean; color?: string }

const LEADING = 1.55

export function lineHeight({ size }: Type): number {
  return size * LEADING
}

/** Breaks a text between words, as is usual in Korean. @throws when a word alone is wider than the line */
export function breakLines({ pdf }: Paper, text: string, width: number, type: Type): string[] {
  setType(pdf, type)
  const fits = (line: string) => pdf.widthOfString(line) <= width
  const lines = text.split('\n').flatMap(paragraph => {
    const [first = '', ...words] = paragraph.split(' ')
    const found: string[] = []
    let line = first
    for (const word of words) {
      const longer = `${line} ${word}`
      if (fits(longer)) line = longer
      else {
        found.push(line)
        line = word
      }
    }
    return [...found, line]
  })
  const tooWide = lines.find(line => !fits(line))
  if (tooWide) throw new Error(`A column is too narrow for the word “${tooWide}”.`)
  return lines
}

/** Writes lines from `y` on. A blank ends each but the last, so that words stay apart when read aloud. */
export function writeLines(
  { pdf }: Paper,
  lines: readonly string[],
  place: { x: number; y: number; width: number; align?: 'left' | 'center' | 'right' },
  type: Type,
): void {
  const { x, y, width, align = 'left' } = place
  setType(pdf, type)
  for (const [index, line] of lines.entries()) {
    const free = width - pdf.widthOfString(line)
    const indent = { left: 0, center: free / 2, right: free }[align]
    const isLast = index === lines.length - 1
    pdf.text(isLast ? line : `${line} `, x + indent, y + index * lineHeight(type), { lineBreak: false })
  }
}

function setType(pdf: Paper['pdf'], { size, bold = false, color = ink.basic }: Type): void {
  pdf
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
}
