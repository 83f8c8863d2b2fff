import { documents, type PdfContent } from 'public-documents'
import type { DocumentName } from 'applicant-flow/documents'
import { siteConfig } from 'site-config'
import { centres } from '../../content/centres.ko.ts'
import { descriptions } from '../../content/descriptions.ko.ts'
import { sectionsOf, wordsOfBlock } from '../../content/document-sections.ts'
import { faqs } from '../../content/faq.ko.ts'
import * as privacy from '../../content/privacy.ko.ts'
import * as terms from '../../content/terms.ko.ts'
import { sectionId, wordsOf, type TextSection } from '../../content/text-block.ts'
import { routes } from '../../routes.ts'
import type { RouteTable } from '../../routing/route-table.ts'
import * as objection from '../objctRqst/texts.ko.ts'
import * as guide from '../user-guide/texts.ko.ts'

type Kind = 'page' | 'faq' | 'guide' | 'document' | 'centre'

/** A piece of the site that the search finds: a page or a part of one, or a document that opens in the viewer. */
export type Entry = { kind: Kind; title: string; text: string } & (
  | { to: string; document?: never }
  | { document: DocumentName; to?: never }
)

/** Returns all that can be found on a site with these pages. */
export function entriesOf(live: RouteTable): Entry[] {
  return [
    ...[...live.values()].flatMap(({ path, title }): Entry[] => {
      const text = descriptions[path]
      return text ? [{ kind: 'page', title, text, to: path }] : []
    }),
    ...faqs.map(({ question, answer }, place): Entry => {
      const text = answer.map(wordsOf).join(' ')
      return { kind: 'faq', title: question, text, to: `${routes.faq.path}#faq-${place + 1}` }
    }),
    ...sectionEntries('guide', routes.userGuide, guide.sections),
    ...sectionEntries('page', routes.objectionGuide, objection.sections),
    ...sectionEntries('page', routes.privacy, privacy.sections),
    ...sectionEntries('page', routes.terms, terms.sections),
    ...Object.entries(documents).flatMap(([name, content]) => documentEntries(name as DocumentName, content)),
    ...centres.map(({ name, phone, address, districts }): Entry => {
      const to = `${routes.centres.path}?${new URLSearchParams({ q: name })}`
      return { kind: 'centre', title: name, text: `${phone} ${address} (${districts})`, to }
    }),
  ]
}

type Titled = { path: string; title: string }

function sectionEntries(kind: Kind, { path, title }: Titled, sections: readonly TextSection[]): Entry[] {
  return sections.map(({ heading, blocks }, place) => ({
    kind,
    title: `${title} – ${heading}`,
    text: blocks.map(wordsOf).join(' '),
    to: `${path}#${sectionId(place)}`,
  }))
}

/** An agency may put a file of its own in the place of a document, whose words are then unknown. */
function documentEntries(document: DocumentName, content: PdfContent): Entry[] {
  if (siteConfig().documents[document] !== content.path) return []
  return sectionsOf(content).map(({ heading, blocks }, place) => ({
    kind: 'document',
    title: heading === content.title ? heading : `${content.title} – ${heading}`,
    text: blocks.map(wordsOfBlock).join(' ').trim() || content.subtitle,
    ...(document === 'announcement'
      ? { to: `${routes.announcement.path}#${sectionId(place)}` }
      : { document }),
  }))
}
