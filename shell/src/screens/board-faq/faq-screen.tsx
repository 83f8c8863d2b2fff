import { useState } from 'react'
import { PdfButton } from 'applicant-flow/documents'
import { Accordion, LinkButton, Page, Status, TextField } from 'ui-kit'
import { faqs, type Faq } from '../../content/faq.ko.ts'
import { matchesWords } from '../../content/search.ts'
import { wordsOf } from '../../content/text-block.ts'
import { TextBlocks } from '../../content/text-blocks.tsx'
import { useNamedPart } from '../../content/use-named-part.ts'
import { FaqPopup } from '../../popups/faq-popup.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

const items = faqs.map((faq, place) => ({
  id: `faq-${place + 1}`,
  title: faq.question,
  content: <Answer {...faq} />,
  words: [faq.question, ...faq.answer.map(wordsOf)].join(' '),
}))

/** The frequent questions, with a search. One answer is open at a time (GUARD-18, FAQ-01 to FAQ-05, AMB-86). */
export function FaqScreen() {
  useNamedPart()
  const [query, setQuery] = useState('')
  const found = items.filter(({ words }) => matchesWords(words, query))
  return (
    <Page title={routes.faq.title} lead={t.lead}>
      <FaqPopup />
      <search className="faq-search">
        <TextField type="search" label={t.search} hint={t.searchHint} value={query} onChange={setQuery} />
        <Status>{query.trim() && (found.length > 0 ? t.found(found.length) : t.none)}</Status>
      </search>
      <Accordion items={found} />
    </Page>
  )
}

function Answer({ answer, document, link }: Faq) {
  return (
    <>
      <TextBlocks blocks={answer} />
      {document && (
        <PdfButton document={document} variant="secondary" size="medium">
          {t.openDocument[document]}
        </PdfButton>
      )}
      {link && (
        <LinkButton href={link.to} variant="tertiary" size="medium">
          {link.label}
        </LinkButton>
      )}
    </>
  )
}
