import type { Drawing } from '../drawings.ts'
import type { Typefaces } from '../typefaces.ts'
import type { Block, PdfContent } from 'public-documents'
import { writeFigures } from './figures.ts'
import { finishPaper, newPage, startPaper, type Paper } from './paper.ts'
import { tableHeight, writeTable } from './table.ts'
import { writeHeading, writeList, writeNote, writeSignature, writeText, writeTitle } from './text-blocks.ts'

type Pictures = ReadonlyMap<string, Drawing>
type Given = { pictures: Pictures; typefaces: Typefaces }

/** Makes the file of a document. @throws when it contains an unknown drawing */
export async function writePdf(content: PdfContent, { pictures, typefaces }: Given): Promise<Buffer> {
  const paper = startPaper(content, typefaces)
  writeTitle(paper, content.title, content.subtitle)
  for (const [place, block] of content.blocks.entries()) {
    const next = content.blocks[place + 1]
    if ('heading' in block)
      writeHeading(paper, block.heading, next && 'table' in next ? tableHeight(paper, next.table) : 0)
    else writeBlock(paper, block, pictures)
  }
  return finishPaper(paper, content.title)
}

function writeBlock(paper: Paper, block: Exclude<Block, { heading: string }>, pictures: Pictures): void {
  if ('text' in block) writeText(paper, block.text)
  else if ('list' in block) writeList(paper, block.list, () => '•')
  else if ('steps' in block) writeList(paper, block.steps, place => `${place + 1}.`)
  else if ('note' in block) writeNote(paper, block.note)
  else if ('table' in block) writeTable(paper, block.table)
  else if ('figures' in block)
    writeFigures(
      paper,
      block.figures.map(name => pictureNamed(name, pictures)),
    )
  else if ('signature' in block) writeSignature(paper, block.signature)
  else newPage(paper)
}

function pictureNamed(name: string, pictures: Pictures): Drawing {
  const picture = pictures.get(name)
  if (!picture) throw new Error(`There is no drawing called ${name}.`)
  return picture
}
