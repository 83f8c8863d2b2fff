import type { Block, PdfContent } from 'public-documents'

export type DocumentSection = { heading: string; blocks: readonly Block[] }

/** Returns the parts of a document by their headings. Blocks before the first heading belong to its title. */
export function sectionsOf({ title, blocks }: PdfContent): DocumentSection[] {
  const starts = blocks.flatMap((block, place) =>
    'heading' in block ? [{ heading: block.heading, place }] : [],
  )
  const parts = [{ heading: title, place: -1 }, ...starts].map(({ heading, place }, index) => ({
    heading,
    blocks: blocks.slice(place + 1, starts[index]?.place),
  }))
  return parts.filter(part => part.blocks.length > 0)
}

/** Returns the words of a block in one line. */
export function wordsOfBlock(block: Block): string {
  if ('text' in block) return block.text
  if ('note' in block) return block.note
  if ('list' in block) return block.list.join(' ')
  if ('steps' in block) return block.steps.join(' ')
  if ('table' in block) return [block.table.caption, ...block.table.rows.flat()].join(' ')
  return ''
}
