import { WithResult } from 'applicant-flow/application-result'
import { Page } from 'ui-kit'
import { routes } from '../../routes.ts'
import { ResultView } from './result-view.tsx'
import * as t from './texts.ko.ts'

/** What has become of the application (RES-01 to RES-129). */
export function ResultScreen() {
  return (
    <Page title={routes.result.title} lead={t.lead}>
      <WithResult>{(result, reload) => <ResultView result={result} reload={reload} />}</WithResult>
    </Page>
  )
}
