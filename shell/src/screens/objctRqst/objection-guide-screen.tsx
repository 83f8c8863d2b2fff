import { titles } from 'domain-rules/journey'
import { siteConfig } from 'site-config'
import { Card, LinkButton, Page } from 'ui-kit'
import { objectionGuide } from '../../content/objection-guide.ko.ts'
import { TextSections } from '../../content/text-blocks.tsx'

/** The two ways to object: the portal of small businesses, and the call centre (GUARD-03). */
export function ObjectionGuideScreen() {
  const { contacts, links } = siteConfig()
  const { lead, portal, callCentre, sections } = objectionGuide
  return (
    <Page title={titles.objectionGuide} lead={lead}>
      <Card title={portal.title}>
        <p>{portal.text}</p>
        <div>
          <LinkButton href={links['smallBusinessPortal'] ?? ''} variant="secondary" newWindow>
            {portal.link}
          </LinkButton>
        </div>
      </Card>
      <Card title={callCentre.title}>
        <p>{callCentre.text}</p>
        <div>
          <LinkButton href={`tel:${contacts.callCentre}`} variant="secondary">
            {callCentre.link(contacts.callCentre)}
          </LinkButton>
        </div>
      </Card>
      <TextSections sections={sections} />
    </Page>
  )
}
