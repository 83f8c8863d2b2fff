import type { Block, PdfContent } from 'public-documents'
import type { TextBlock, TextSection } from './text-block.ts'

/** Returns a public document as sections of a page. Blocks before its first heading are under its title. */
export function sectionsOf({ title, blocks }: PdfContent): TextSection[] {
  const sections: { heading: string; blocks: TextBlock[] }[] = [{ heading: title, blocks: [] }]
  for (const block of blocks) {
    if ('heading' in block) sections.push({ heading: block.heading, blocks: [] })
    else sections.at(-1)?.blocks.push(...textBlocksOf(block))
  }
  return sections.filter(section => section.blocks.length > 0)
}

/** A table has no room on a phone: each of its columns becomes a list of facts. */
function textBlocksOf(block: Block): TextBlock[] {
  if ('text' in block) return [block.text]
  if ('note' in block) return [block.note]
  if ('list' in block) return [block]
  if ('steps' in block) return [block]
  if ('signature' in block) return [...block.signature]
  if (!('table' in block)) return []
  const { columns, rows } = block.table
  return columns.slice(1).flatMap(({ title }, place): TextBlock[] => {
    const facts = rows.map(row => [row[0] ?? '', row[place + 1] ?? ''] as const)
    return columns.length > 2 ? [title, { facts }] : [{ facts }]
  })
}
