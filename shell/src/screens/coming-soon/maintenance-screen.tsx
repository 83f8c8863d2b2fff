import { koreanPeriod } from 'domain-rules/notice'
import { siteConfig } from 'site-config'
import { AlertBox, Page, SummaryList } from 'ui-kit'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** The message that the site is paused, with the period; its end may change (GUARD-02, STAT-01, STAT-02). */
export function MaintenanceScreen() {
  const latest = siteConfig().windows.maintenance.at(-1)
  return (
    <Page title={routes.maintenance.title} lead={t.lead}>
      <SummaryList
        rows={[...(latest ? [[t.periodTerm, koreanPeriod(latest)] as const] : []), [t.scopeTerm, t.scope]]}
      />
      <AlertBox tone="warning" title={t.resumeTitle}>
        <p>{t.resumeText}</p>
      </AlertBox>
      <section>
        <h2>{t.savedTitle}</h2>
        <p>{t.savedText}</p>
      </section>
    </Page>
  )
}
