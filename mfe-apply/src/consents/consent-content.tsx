import { Fragment } from 'react'
import type { ConsentParagraph } from '../content/consent-text.ts'
import { readMarkup, type Markup } from './markup.ts'

/** The text of a consent, paragraph by paragraph (CONS-07 to CONS-09). */
export function ConsentContent({ content }: { content: readonly ConsentParagraph[] }) {
  return content.map(({ text, isHtml }) =>
    isHtml ? <div key={text}>{readMarkup(text).map(drawn)}</div> : <p key={text}>{text}</p>,
  )
}

function drawn(node: Markup, at: number) {
  if (typeof node === 'string') return <Fragment key={at}>{node}</Fragment>
  const { tag: Element, children } = node
  return <Element key={at}>{children.map(drawn)}</Element>
}
