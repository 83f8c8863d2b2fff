import type { DocumentName } from 'applicant-flow/documents'
import { documents, type PdfContent } from 'public-documents'
import { siteConfig } from 'site-config'
import { centres } from '../../content/centres.ko.ts'
import { descriptions } from '../../content/descriptions.ko.ts'
import { sectionsOf } from '../../content/document-sections.ts'
import { faqs } from '../../content/faq.ko.ts'
import * as privacy from '../../content/privacy.ko.ts'
import * as terms from '../../content/terms.ko.ts'
import { sectionId, wordsOf, type TextSection } from '../../content/text-block.ts'
import { addressOf, currentNotices } from '../../notices/current-notices.ts'
import { routes } from '../../routes.ts'
import type { RouteTable } from '../../routing/route-table.ts'
import * as objection from '../objctRqst/texts.ko.ts'
import * as guide from '../user-guide/texts.ko.ts'

/** A piece of the site that the search finds: a page or a part of one, or a document that opens in the viewer. */
export type Entry = {
  kind: 'page' | 'notice' | 'faq' | 'guide' | 'document' | 'centre'
  title: string
  text: string
} & ({ to: string; document?: never } | { document: DocumentName; to?: never })

/** Returns all that can be found on a site with these pages. */
export function entriesOf(live: RouteTable): Entry[] {
  const pages = [...live.values()].map(({ path, title }) => ({
    title,
    text: descriptions[path] ?? '',
    to: path,
  }))
  return [
    ...pages.filter(({ text }) => text).map(page => ({ kind: 'page', ...page }) as const),
    ...currentNotices().map((notice): Entry => {
      return { kind: 'notice', title: notice.title, text: notice.text, to: addressOf(notice) }
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

function sectionEntries(kind: Entry['kind'], page: Titled, sections: readonly TextSection[]) {
  return sections.map(({ heading, blocks }, place) => ({
    kind,
    title: heading === page.title ? heading : `${page.title} – ${heading}`,
    text: blocks.map(wordsOf).join(' '),
    to: `${page.path}#${sectionId(place)}`,
  }))
}

/** An agency may put a file of its own in the place of a document, whose words are then unknown. */
function documentEntries(document: DocumentName, content: PdfContent): Entry[] {
  if (siteConfig().documents[document] !== content.path) return []
  const { path } = routes.announcement
  const entries = sectionEntries('document', { path, title: content.title }, sectionsOf(content))
  return document === 'announcement'
    ? entries
    : entries.map(({ kind, title, text }) => ({ kind, title, text, document }))
}
