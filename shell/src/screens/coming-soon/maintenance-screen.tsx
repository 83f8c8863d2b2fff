import type { TimeWindow } from 'domain-rules'
import { paths } from 'domain-rules/journey'
import { koreanPeriod } from 'domain-rules/notice'
import { siteConfig } from 'site-config'
import { AlertBox, LinkButton, Page, SummaryList } from 'ui-kit'
import { routes } from '../../routes.ts'
import { useIsWithin } from '../../time/use-is-within.ts'
import * as t from './texts.ko.ts'

/** The message that the site is paused, with the period; its end may change (GUARD-02, STAT-01, STAT-02). */
export function MaintenanceScreen() {
  const latest = siteConfig().windows.maintenance.at(-1)
  return (
    <Page title={routes.maintenance.title} lead={t.lead}>
      <SummaryList
        rows={[
          ...(latest
            ? ([
                [t.periodTerm, koreanPeriod(latest)],
                [t.nowTerm, <Phase key="now" window={latest} />],
              ] as const)
            : []),
          [t.scopeTerm, t.scope],
        ]}
      />
      <AlertBox tone="warning" title={t.resumeTitle}>
        <p>{t.resumeText}</p>
      </AlertBox>
      <section>
        <h2>{t.savedTitle}</h2>
        <p>{t.savedText}</p>
      </section>
      <div className="page__actions">
        <LinkButton href={paths.home}>{t.goHome}</LinkButton>
      </div>
    </Page>
  )
}

const ALWAYS = { from: '2000-01-01T00:00:00Z', until: '9999-12-31T00:00:00Z' }

/** The present part of the period in words. A page of the server leaves its place empty. */
function Phase({ window: { from, until } }: { window: TimeWindow }) {
  const isBefore = useIsWithin({ ...ALWAYS, until: from })
  const isDuring = useIsWithin({ from, until })
  const isAfter = useIsWithin({ ...ALWAYS, from: until })
  return (isBefore && t.before) || (isDuring && t.during) || (isAfter && t.after) || '\u00A0'
}
