import { WithResult } from 'applicant-flow/application-result'
import { Page } from 'ui-kit'
import { routes } from '../../routes.ts'
import { ResultView } from './result-view.tsx'

/** The result of the application (RES-01 to RES-129). */
export function ResultScreen() {
  return (
    <Page title={routes.result.title}>
      <WithResult>{(result, reload) => <ResultView result={result} reload={reload} />}</WithResult>
    </Page>
  )
}
