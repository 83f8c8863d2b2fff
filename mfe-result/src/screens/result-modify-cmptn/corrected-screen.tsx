import { paths } from 'domain-rules/journey'
import { AlertBox, LinkButton, Page } from 'ui-kit'
import { routes } from '../../routes.ts'
import * as t from './texts.ko.ts'

/** Confirms the corrected account, and links to the result (ACC-08, AMB-18). */
export function CorrectedScreen() {
  return (
    <Page title={routes.accountCorrected.title}>
      <AlertBox tone="success" title={t.corrected}>
        <p>{t.next}</p>
      </AlertBox>
      <div className="page__actions">
        <LinkButton href={paths.result}>{t.confirm}</LinkButton>
      </div>
    </Page>
  )
}
