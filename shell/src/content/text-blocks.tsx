import { SentenceList } from 'applicant-flow/sentence-list'
import type { ReactNode } from 'react'
import { SummaryList } from 'ui-kit'
import { sectionId, type TextBlock, type TextSection } from './text-block.ts'
import { useNamedPart } from './use-named-part.ts'

/** Sections one after another, each under a heading of the second level. Leads to the one that the address names. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  useNamedPart()
  return sections.map(({ heading, blocks }, place) => (
    <section key={heading}>
      <h2 id={sectionId(place)} tabIndex={-1}>
        {heading}
      </h2>
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
  if ('list' in block) return <SentenceList items={block.list} />
  return (
    <ol>
      {block.steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
