import { PdfButton } from 'applicant-flow/documents'
import { Accordion, LinkButton, Page } from 'ui-kit'
import { faqs, type Faq } from '../../content/faq.ko.ts'
import { TextBlocks } from '../../content/text-blocks.tsx'
import { FaqPopup } from '../../popups/faq-popup.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

const items = faqs.map((faq, place) => ({
  id: `faq-${place + 1}`,
  title: faq.question,
  content: <Answer {...faq} />,
}))

/** What is asked most; one answer is open at a time (GUARD-18, FAQ-01 to FAQ-05, AMB-86). */
export function FaqScreen() {
  return (
    <Page title={routes.faq.title} lead={t.lead}>
      <Accordion items={items} />
      <FaqPopup />
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
