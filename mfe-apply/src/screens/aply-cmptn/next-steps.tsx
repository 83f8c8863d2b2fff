import { siteConfig } from 'site-config'
import { LinkButton, SummaryList } from 'ui-kit'
import { HelpLines } from '../../help-lines/help-lines.tsx'
import * as t from './texts.ko.ts'

/** The next steps of the application, their times, and the place of its result (DONE-06). */
export function NextSteps() {
  return (
    <section>
      <h2>{t.nextTitle}</h2>
      <SummaryList rows={t.next} />
      <p>{t.times}</p>
      <p className="no-print">{t.hint}</p>
    </section>
  )
}

/** Contacts, and a link to the credit programme (DONE-07, DONE-09). */
export function HelpAndMore() {
  const credit = siteConfig().links['creditProgramme']
  return (
    <section>
      <h2>{t.helpTitle}</h2>
      <HelpLines />
      {credit && (
        <div className="no-print">
          <LinkButton href={credit} variant="secondary" size="medium" newWindow>
            {t.credit}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
