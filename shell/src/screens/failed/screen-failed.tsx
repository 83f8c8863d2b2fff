import { AlertBox, Button, Page } from 'ui-kit'
import { texts } from '../../texts.ko.ts'

/** Stands in the place of what could not be shown, whoever it belongs to, and offers another try. */
export function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Page title={texts.areaFailedTitle}>
      <AlertBox tone="danger" announced>
        <p>{texts.areaFailedText}</p>
      </AlertBox>
      <div className="page__actions">
        <Button onClick={onRetry}>{texts.areaRetry}</Button>
      </div>
    </Page>
  )
}
