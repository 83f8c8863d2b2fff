import { paths } from 'domain-rules/journey'
import { Link } from 'react-router-dom'
import { siteConfig } from 'site-config'
import { LinkButton, Page } from 'ui-kit'
import * as t from '../../content/english.en.ts'
import { routes } from '../../routes.ts'
import { InEnglish } from './in-english.tsx'
import { Pause } from './pause.tsx'

/** The programme in English, for owners who read Korean with difficulty. */
export function EnglishScreen() {
  const { contacts, windows } = siteConfig()
  return (
    <div lang="en">
      <Page title={routes.english.title} lead={t.lead}>
        <p>{t.language}</p>
        {windows.maintenance.map(window => (
          <Pause key={window.from} window={window} sentence={t.maintenance} />
        ))}
        <Pause window={windows.applyTileLockout} sentence={t.applyingLocked} />
        {t.sections.map(section => (
          <Section key={section.heading} {...section} />
        ))}
        <section>
          <h2>{t.help}</h2>
          {contacts.callCentre && (
            <p>
              <a href={`tel:${contacts.callCentre}`}>{t.callCentre(contacts.callCentre)}</a>.{' '}
              {t.callCentreHours}
            </p>
          )}
          <Link to={routes.centres.path}>
            <InEnglish text={t.centres} />
          </Link>
        </section>
        <div className="page__actions">
          <LinkButton href={paths.selfCheck}>
            <InEnglish text={t.apply} />
          </LinkButton>
        </div>
      </Page>
    </div>
  )
}

function Section({ heading, items, isOrdered }: t.Section) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <section>
      <h2>{heading}</h2>
      <List>
        {items.map(item => (
          <li key={item}>
            <InEnglish text={item} />
          </li>
        ))}
      </List>
    </section>
  )
}
