import { SentenceList } from 'applicant-flow/sentence-list'
import { paths } from 'domain-rules/journey'
import { AlertBox, LinkButton, Page, SummaryList } from 'ui-kit'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** Notes before applying, and the consequences of false claims (ELIG-14 to ELIG-22, AMB-89). */
export function CautionsScreen() {
  return (
    <Page title={routes.cautions.title} lead={t.lead}>
      <FlowSteps current="지원대상 확인" />
      <section>
        <h2>{t.rulesTitle}</h2>
        <SummaryList rows={t.rules} />
      </section>
      <section>
        <h2>{t.sanctionsTitle}</h2>
        <AlertBox tone="warning">
          <SentenceList items={t.sanctions} />
        </AlertBox>
      </section>
      <div className="page__actions">
        <LinkButton href={paths.home} variant="tertiary">
          {t.home}
        </LinkButton>
        <LinkButton href={routes.selfCheck.path}>{t.selfCheck}</LinkButton>
      </div>
    </Page>
  )
}
