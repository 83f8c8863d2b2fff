import { PdfButton } from 'applicant-flow/documents'
import { documents } from 'public-documents'
import { siteConfig } from 'site-config'
import { Page } from 'ui-kit'
import { sectionsOf } from '../../content/document-sections.ts'
import { TextSections } from '../../content/text-blocks.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

const { announcement } = documents
const sections = sectionsOf(announcement)

/** The announcement as a page, and as a document. An agency that configures a file of its own has the document alone. */
export function AnnouncementScreen() {
  const isOurs = siteConfig().documents.announcement === announcement.path
  return (
    <Page title={routes.announcement.title} lead={isOurs && announcement.subtitle}>
      <div>
        <PdfButton document="announcement" variant="secondary">
          {t.open}
        </PdfButton>
      </div>
      {isOurs && <TextSections sections={sections} />}
    </Page>
  )
}
