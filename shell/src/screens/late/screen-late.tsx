import { AlertBox, Page } from 'ui-kit'
import * as t from './texts.ko.ts'

/** Takes the place of a late area until it is shown. */
export function ScreenLate() {
  return (
    <Page title={t.title}>
      <AlertBox tone="info" announced>
        <p>{t.text}</p>
      </AlertBox>
    </Page>
  )
}
