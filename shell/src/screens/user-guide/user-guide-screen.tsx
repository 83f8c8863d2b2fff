import { PdfButton } from 'applicant-flow/documents'
import { Page } from 'ui-kit'
import { TextSections } from '../../content/text-blocks.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** A short form of the manual, and a link to the full one (GUARD-22, AMB-90). */
export function UserGuideScreen() {
  return (
    <Page title={routes.userGuide.title} lead={t.lead}>
      <div>
        <PdfButton document="manual" variant="secondary">
          {t.open}
        </PdfButton>
      </div>
      <TextSections sections={t.sections} />
    </Page>
  )
}
