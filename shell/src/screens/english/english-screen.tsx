import { paths } from 'domain-rules/journey'
import { Link } from 'react-router-dom'
import { siteConfig } from 'site-config'
import { LinkButton, Page } from 'ui-kit'
import * as t from '../../content/english.en.ts'
import { routes } from '../../routes.ts'
import { InEnglish, Items } from './in-english.tsx'
import { Pause } from './pause.tsx'

/** The programme in English, for owners who read Korean with difficulty. */
export function EnglishScreen() {
  const { maintenance, applyTileLockout } = siteConfig().windows
  return (
    <div lang="en">
      <Page title={routes.english.title} lead={t.lead}>
        <p>{t.language}</p>
        {maintenance.map(window => (
          <Pause key={window.from} window={window} sentence={t.maintenance} />
        ))}
        <Pause window={applyTileLockout} sentence={t.applyingLocked} />
        {t.sections.map(({ heading, list, steps }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {list && (
              <ul>
                <Items sentences={list} />
              </ul>
            )}
            {steps && (
              <ol>
                <Items sentences={steps} />
              </ol>
            )}
          </section>
        ))}
        <Help />
        <div className="page__actions">
          <LinkButton href={paths.selfCheck}>
            <InEnglish text={t.apply} />
          </LinkButton>
          <LinkButton href={paths.eligibilityCheck} variant="secondary">
            <InEnglish text={t.eligibility} />
          </LinkButton>
        </div>
      </Page>
    </div>
  )
}

function Help() {
  const { callCentre } = siteConfig().contacts
  return (
    <section>
      <h2>{t.help}</h2>
      <ul>
        {callCentre && (
          <li>
            <a href={`tel:${callCentre}`}>{t.callCentre(callCentre)}</a>. {t.callCentreHours}
          </li>
        )}
        <li>
          <Link to={routes.centres.path}>
            <InEnglish text={t.centres} />
          </Link>
        </li>
      </ul>
    </section>
  )
}
