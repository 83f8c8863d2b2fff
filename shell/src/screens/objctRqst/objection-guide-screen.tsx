import { siteConfig } from 'site-config'
import { Card, LinkButton, Page } from 'ui-kit'
import { TextSections } from '../../content/text-blocks.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** The two ways to object: the portal of small businesses, and the call centre, each with a link where one is configured (GUARD-03). */
export function ObjectionGuideScreen() {
  const { contacts, links } = siteConfig()
  const portal = links['smallBusinessPortal']
  return (
    <Page title={routes.objectionGuide.title} lead={t.lead}>
      <Card title={t.portal.title}>
        <p>{t.portal.text}</p>
        {portal && (
          <div>
            <LinkButton href={portal} variant="secondary" newWindow>
              {t.portal.link}
            </LinkButton>
          </div>
        )}
      </Card>
      <Card title={t.callCentre.title}>
        <p>{t.callCentre.text}</p>
        {contacts.callCentre && (
          <div>
            <LinkButton href={`tel:${contacts.callCentre}`} variant="secondary">
              {t.callCentre.link(contacts.callCentre)}
            </LinkButton>
          </div>
        )}
      </Card>
      <TextSections sections={t.sections} />
    </Page>
  )
}
