import { SentenceList } from 'applicant-flow/sentence-list'
import { paths } from 'domain-rules/journey'
import { LinkButton, Page, SummaryList } from 'ui-kit'
import { FlowSteps } from '../../flow-steps/flow-steps.tsx'
import { routes } from '../../routes.ts'
import { PayoutKinds } from './payout-kinds.tsx'
import * as t from './texts.ko.ts'

/** The conditions, the amount, and the kinds of payment (ELIG-01 to ELIG-13). */
export function EligibilityScreen() {
  return (
    <Page title={routes.eligibilityCheck.title} lead={t.lead}>
      <FlowSteps current="지원대상 확인" />
      <section>
        <h2>{t.conditionsTitle}</h2>
        <SummaryList rows={t.conditions} />
      </section>
      <section>
        <h2>{t.amountTitle}</h2>
        <SentenceList items={t.amounts} />
      </section>
      <section>
        <h2>{t.payoutTitle}</h2>
        <PayoutKinds />
      </section>
      <section>
        <h2>{t.termsTitle}</h2>
        <SentenceList items={t.terms} />
        <div>
          <LinkButton href={routes.cautions.path} variant="secondary" size="medium">
            {t.cautions}
          </LinkButton>
        </div>
      </section>
      <div className="page__actions">
        <LinkButton href={paths.home} variant="tertiary">
          {t.back}
        </LinkButton>
        <LinkButton href={routes.selfCheck.path}>{t.apply}</LinkButton>
      </div>
    </Page>
  )
}
