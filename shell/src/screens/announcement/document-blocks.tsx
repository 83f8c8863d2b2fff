import { SentenceList } from 'applicant-flow/sentence-list'
import type { Block, Table as TableBlock } from 'public-documents'
import type { ReactNode } from 'react'
import { AlertBox, SummaryList, Table } from 'ui-kit'

/** The blocks of a public document as parts of a page, which fit a phone where a sheet of paper does not. */
export function DocumentBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <DocumentBlock key={place} block={block} />)
}

function DocumentBlock({ block }: { block: Block }): ReactNode {
  if ('text' in block) return <p>{block.text}</p>
  if ('list' in block) return <SentenceList items={block.list} />
  if ('steps' in block) return <Steps steps={block.steps} />
  if ('table' in block) return <Facts {...block.table} />
  if ('signature' in block) return block.signature.map(line => <p key={line}>{line}</p>)
  if (!('note' in block)) return null
  return (
    <AlertBox tone="info">
      <p>{block.note}</p>
    </AlertBox>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol>
      {steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

/** A table of one fact for each name is a list of facts; any other is a table. */
function Facts({ caption, columns, rows, namesRows }: TableBlock) {
  if (columns.length === 2) return <SummaryList rows={rows.map(([name = '', fact]) => [name, fact])} />
  return (
    <Table
      caption={caption}
      columns={columns.map(({ title }, place) => ({
        header: title,
        cell: (row: readonly string[]) => row[place],
        namesRow: namesRows === true && place === 0,
      }))}
      rows={rows}
      keyOf={([first = '']) => first}
    />
  )
}
