import type { ApplicationResult } from 'api-client/result'
import { WithResult } from 'applicant-flow/application-result'
import { canEditAccount } from 'domain-rules/application'
import { paths } from 'domain-rules/journey'
import { AlertBox, LinkButton, Page } from 'ui-kit'
import { routes } from '../../routes.ts'
import { BasicFacts } from '../aply-result/facts/application-facts.tsx'
import { CorrectionForm } from './correction-form.tsx'
import * as t from './texts.ko.ts'

/** Another account for the support, after a failed transfer or before any processing (ACC-01 to ACC-07, AMB-17). */
export function CorrectionScreen() {
  return (
    <Page title={routes.accountCorrection.title}>
      <WithResult>
        {(result, reload) => (
          <>
            <Correction result={result} reload={reload} />
            <section>
              <h2>{t.facts}</h2>
              <BasicFacts result={result} />
            </section>
          </>
        )}
      </WithResult>
    </Page>
  )
}

type Props = { result: ApplicationResult; reload: () => Promise<void> }

/** The form, or a message if the account can no longer be changed. */
function Correction({ result, reload }: Props) {
  const verdict = canEditAccount(result.status)
  if (!verdict.ok) return <NotEditable reason={verdict.reason} />
  return <CorrectionForm result={result} reload={reload} />
}

function NotEditable({ reason }: { reason: string }) {
  return (
    <AlertBox tone="info" announced>
      <p>{reason}</p>
      <LinkButton href={paths.result} variant="secondary" size="medium">
        {t.toResult}
      </LinkButton>
    </AlertBox>
  )
}
