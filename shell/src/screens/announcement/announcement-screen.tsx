import { documents } from 'public-documents'
import { PdfButton } from 'applicant-flow/documents'
import { siteConfig } from 'site-config'
import { Page } from 'ui-kit'
import { sectionsOf } from '../../content/document-sections.ts'
import { sectionId } from '../../content/text-block.ts'
import { useNamedPart } from '../../content/use-named-part.ts'
import { routes } from '../../routes.ts'
import { DocumentBlocks } from './document-blocks.tsx'
import * as t from './texts.ko.ts'

const { announcement } = documents
const sections = sectionsOf(announcement)

/** The announcement as a page, and as a document. An agency that configures a file of its own has the document alone. */
export function AnnouncementScreen() {
  useNamedPart()
  const isOurs = siteConfig().documents.announcement === announcement.path
  return (
    <Page title={routes.announcement.title} lead={isOurs && announcement.subtitle}>
      <div>
        <PdfButton document="announcement" variant="secondary">
          {t.open}
        </PdfButton>
      </div>
      {isOurs &&
        sections.map(({ heading, blocks }, place) => (
          <section key={heading}>
            <h2 id={sectionId(place)} tabIndex={-1}>
              {heading}
            </h2>
            <DocumentBlocks blocks={blocks} />
          </section>
        ))}
    </Page>
  )
}
