import { titles } from 'domain-rules/journey'
import { PdfButton } from 'remote-kit'
import { Page } from 'ui-kit'
import { TextSections } from '../../content/text-blocks.tsx'
import { userGuide } from '../../content/user-guide.ko.ts'

/** The manual in short, and the way to the whole of it (GUARD-22, AMB-90). */
export function UserGuideScreen() {
  return (
    <Page title={titles.userGuide} lead={userGuide.lead}>
      <div>
        <PdfButton document="manual" variant="secondary">
          {userGuide.open}
        </PdfButton>
      </div>
      <TextSections sections={userGuide.sections} />
    </Page>
  )
}
