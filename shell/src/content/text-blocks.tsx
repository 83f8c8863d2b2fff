import { SentenceList } from 'applicant-flow/sentence-list'
import type { ReactNode } from 'react'
import { SummaryList } from 'ui-kit'
import type { TextBlock, TextSection } from './text-block.ts'

type Props = { sections: readonly TextSection[]; idOf?: (place: number) => string }

/** Sections one after another, each under a heading of the second level; `idOf` gives them ids to link to. */
export function TextSections({ sections, idOf }: Props) {
  return sections.map(({ heading, blocks }, place) => (
    <section key={heading}>
      <h2 id={idOf?.(place)}>{heading}</h2>
      <TextBlocks blocks={blocks} />
    </section>
  ))
}

/** Paragraphs, lists and facts in the order in which they are written. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, place) => <Block key={place} block={block} />)
}

function Block({ block }: { block: TextBlock }): ReactNode {
  if (typeof block === 'string') return <p>{block}</p>
  if ('facts' in block) return <SummaryList rows={block.facts} />
  return <SentenceList items={block.list} />
}

/** Returns the words of a block in one line. */
export function wordsOf(block: TextBlock): string {
  if (typeof block === 'string') return block
  return ('facts' in block ? block.facts.flat() : block.list).join(' ')
}
