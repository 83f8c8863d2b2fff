import { useEffect, useEffectEvent } from 'react'
import { AlertBox, Button, Page } from 'ui-kit'
import * as t from './texts.ko.ts'

/** Replaces a part that cannot be shown, and offers another try. Tries by itself once there is a connection again. */
export function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const tryAgain = () => retry()
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  return (
    <Page title={t.title}>
      <AlertBox tone="danger" announced>
        <p>{t.text}</p>
      </AlertBox>
      <div className="page__actions">
        <Button onClick={onRetry}>{t.retry}</Button>
      </div>
    </Page>
  )
}
